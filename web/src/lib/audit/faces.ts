/** Faces as somebody types them beside each order that needs a new roll. */

/** The same as numbers; orders for which nothing was typed open a new envelope. */
export function facesOf(typed: Readonly<Record<string, string>>): Record<string, number[]> {
  return Object.fromEntries(
    Object.entries(typed)
      .map(([order, text]): [string, number[]] => [order, (text.match(/\d+/g) ?? []).map(Number)])
      .filter(([, found]) => found.length > 0),
  );
}
