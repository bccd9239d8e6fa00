/**
 * The device that this browser is: an Ed25519 key of its own, made when somebody first sits down where orders are
 * signed. It never leaves the browser; where WebCrypto has such keys, not even this page can read it.
 */

import { get, set } from 'idb-keyval';
import { toHex } from '$lib/verify/bytes';

export interface Device {
  /** Its public key, 64 hex digits. */
  readonly name: string;
  /** Signs a message; 128 hex digits. */
  sign(message: Uint8Array): Promise<string>;
}

const KEPT = 'wapenrol.device';

/** What is kept: a pair of keys of the browser's own, or the seed of one where it has none. */
type Kept = CryptoKeyPair | Uint8Array;

const own = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => bytes as Uint8Array<ArrayBuffer>;

async function ofBrowser(pair: CryptoKeyPair): Promise<Device> {
  const raw = await crypto.subtle.exportKey('raw', pair.publicKey);
  return {
    name: toHex(new Uint8Array(raw)),
    sign: async (message) =>
      toHex(new Uint8Array(await crypto.subtle.sign('Ed25519', pair.privateKey, own(message)))),
  };
}

/** The device of a seed: of a page that came over plain HTTP, as at a table without Internet, and has no WebCrypto; or
 * of one that is only on its way from one browser to another. */
export async function deviceOf(seed: Uint8Array): Promise<Device> {
  const [ed25519, { sha512 }] = await Promise.all([
    import('@noble/ed25519'),
    import('@noble/hashes/sha2.js'),
  ]);
  ed25519.hashes.sha512 = sha512;
  return {
    name: toHex(ed25519.getPublicKey(seed)),
    sign: (message) => Promise.resolve(toHex(ed25519.sign(message, seed))),
  };
}

async function made(): Promise<Kept> {
  const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
  try {
    const pair = await subtle?.generateKey('Ed25519', false, ['sign', 'verify']);
    if (pair) return pair as CryptoKeyPair;
  } catch {
    // A browser with WebCrypto, but without this kind of key.
  }
  return crypto.getRandomValues(new Uint8Array(32));
}

const read = (kept: Kept): Promise<Device> =>
  kept instanceof Uint8Array ? deviceOf(kept) : ofBrowser(kept);

let known: Promise<Device> | null = null;

/** This browser's device, made if there is none yet. Two pages that ask at once get the same. */
export function device(): Promise<Device> {
  known ??= (async () => {
    const found = await get<Kept>(KEPT);
    if (found) return read(found);
    const fresh = await made();
    const keep = async (): Promise<Kept> => {
      const meanwhile = await get<Kept>(KEPT);
      if (meanwhile) return meanwhile;
      await set(KEPT, fresh);
      return fresh;
    };
    const locks = globalThis.navigator.locks as LockManager | undefined;
    return read(await (locks ? locks.request(KEPT, keep) : keep()));
  })();
  known.catch(() => (known = null));
  return known;
}
