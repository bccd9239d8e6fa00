/** The answers of the server, for whoever looks at all of them: in the head of those about a campaign the house says where
 * its log ends. */
export const answers: {
  heard: ((response: Response) => void) | null;
  /** How many were asked for and have not come yet. */
  awaited: number;
} = { heard: null, awaited: 0 };
