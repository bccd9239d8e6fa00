/**
 * Signatures of devices, strictly: S below the order of the group, key and R canonical and of no small
 * order, no cofactor in the equation. Two verifiers that are less strict may differ over what a forger writes.
 */

import { fromHex, join, toHex } from './bytes';

export type Signatures = (key: string, message: Uint8Array, signature: string) => Promise<boolean>;

/** 2^255 - 19. */
const PRIME = 2n ** 255n - 19n;
/** The order of the group. */
const ORDER = 2n ** 252n + 27742317777372353535851937790883648493n;
/** The y of the points of small order. */
const SMALL = new Set([
  0n,
  1n,
  PRIME - 1n,
  0x7a03ac9277fdc74ec6cc392cfa53202a0f67100d760b3cba4fd83d3d706a17c7n,
  0x05fc536d880238b13933c6d305acdfd5f098eff289f4c345b027b2c28f95e826n,
]);

/** A signature that only a cofactor would let pass: whoever takes it is not strict enough. */
export const LENIENT = {
  key: 'd63c01223147541df4e170763e9e2788a8bf5971f52a93c5829dbe6f5ff6bba9',
  message: new TextEncoder().encode('cofactor'),
  signature:
    'e7caaa83373a94afae43fec59b447c99ba282b19a7616c24c785ad8966a1e10e' +
    'd5c0bc189564be0f177d149fca8b3d0b763902129081eab3e46cd423f5d30f07',
};

/** One that everybody takes who knows the curve. */
const HONEST = {
  key: 'f0d54cd04dca1be6d71a8eaa630529312517daf5c62056a32bd0e4fcaab455cb',
  message: fromHex(
    '6368726f6e69636c652f32206f726465720064a1cff9c8c153f2c253ffe74c0f3ec46f81a8fc5348fbe51d6149f80130d4a6',
  ),
  signature:
    'cb2cca59def37a12d0bbd5ec9633ddd1d9594c71889b4b3a6518568f411a34a6' +
    '2b2198f72d1e4dd72ab4f23fef9b61dbbb0ad4a23af71ec1a7589a27b306cb03',
};

/** 32 bytes, the least first. */
function number(hex: string): bigint {
  return BigInt(`0x${toHex(fromHex(hex).reverse())}`);
}

/** Is it the one way of writing a point, and of none of small order? */
function isPoint(hex: string): boolean {
  const y = number(hex) & (2n ** 255n - 1n);
  return y < PRIME && !SMALL.has(y);
}

/** What can be said before anything is multiplied. */
function isOfForm(key: string, signature: string): boolean {
  if (key.length !== 64 || signature.length !== 128) return false;
  const [r, s] = [signature.slice(0, 64), signature.slice(64)];
  return isPoint(key) && isPoint(r) && number(s) < ORDER;
}

let chosen: Promise<Signatures> | null = null;

/** The best that there is here: the browser's own where it is strict, else a library. */
export function signatures(): Promise<Signatures> {
  chosen ??= choose();
  return chosen;
}

async function choose(): Promise<Signatures> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  if (subtle) {
    try {
      const own = signaturesOfBrowser(subtle);
      if (!(await own(LENIENT.key, LENIENT.message, LENIENT.signature))) {
        const { key, message, signature } = HONEST;
        if (await own(key, message, signature)) return own;
      }
    } catch {
      // It does not know the curve.
    }
  }
  return signaturesOfLibrary();
}

export function signaturesOfBrowser(subtle: SubtleCrypto): Signatures {
  /** Devices sign more than once. */
  const keys = new Map<string, Promise<CryptoKey | null>>();
  const imported = (key: string): Promise<CryptoKey | null> => {
    const known =
      keys.get(key) ??
      subtle
        .importKey('raw', fromHex(key) as Uint8Array<ArrayBuffer>, 'Ed25519', false, ['verify'])
        // A key that is no point signs nothing.
        .catch(() => null);
    keys.set(key, known);
    return known;
  };
  return async (key, message, signature) => {
    if (!isOfForm(key, signature)) return false;
    const known = await imported(key);
    if (!known) return false;
    return subtle.verify(
      'Ed25519',
      known,
      fromHex(signature) as Uint8Array<ArrayBuffer>,
      message as Uint8Array<ArrayBuffer>,
    );
  };
}

export async function signaturesOfLibrary(): Promise<Signatures> {
  const [{ Point }, { sha512 }] = await Promise.all([
    import('@noble/ed25519'),
    import('@noble/hashes/sha2.js'),
  ]);
  return (key, message, signature) => {
    if (!isOfForm(key, signature)) return Promise.resolve(false);
    try {
      const [r, s] = [signature.slice(0, 64), signature.slice(64)];
      const [point, commitment] = [Point.fromHex(key), Point.fromHex(r)];
      const hash = toHex(sha512(join(fromHex(r), fromHex(key), message)));
      const k = number(hash) % ORDER;
      const left = Point.BASE.multiply(number(s), false);
      const right = commitment.add(point.multiply(k, false));
      return Promise.resolve(left.equals(right));
    } catch {
      // Bytes that are no point.
      return Promise.resolve(false);
    }
  };
}
