/** A card as people know it: its name, and a short sign under a heading. */
export interface CardCalled {
  name: string;
  sign: string;
  heading: string;
  red: boolean;
}
