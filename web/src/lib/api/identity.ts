/** Fresh ids and nonces. `crypto.randomUUID` needs https, which a table in a club room has not. */

function bytes(count: number): Uint8Array {
  return crypto.getRandomValues(new Uint8Array(count));
}

function hex(data: Uint8Array): string {
  return Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** A version 7 UUID: time first, so that batches sort by when they were made. */
export function newBatch(now: number = Date.now()): string {
  const data = bytes(16);
  for (let index = 0; index < 6; index += 1) {
    data[index] = Math.floor(now / 2 ** (8 * (5 - index))) % 256;
  }
  data[6] = ((data[6] ?? 0) & 0x0f) | 0x70;
  data[8] = ((data[8] ?? 0) & 0x3f) | 0x80;
  const text = hex(data);
  return [
    text.slice(0, 8),
    text.slice(8, 12),
    text.slice(12, 16),
    text.slice(16, 20),
    text.slice(20),
  ].join('-');
}

/** What this browser adds to the sealed dice, so that nobody else can foresee them. */
export function newNonce(): string {
  return hex(bytes(16));
}
