/** What somebody leaves ahead of time, as it is typed. */

export interface Wanted {
  slots: readonly number[];
  price: number | null;
  bid: number | null;
}

export function typed({ slots, price, bid }: Wanted): string[] {
  const chosen = slots.toSorted((one, other) => one - other).join('+');
  const orders: [string, string | number | null][] = [
    ['decide', chosen || null],
    ['accept-from', price],
    ['bid', bid],
  ];
  return orders.filter(([, what]) => what !== null).map((order) => order.join(' '));
}
