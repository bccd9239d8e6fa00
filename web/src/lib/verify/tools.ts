import { signatures, type Signatures } from './ed25519';

/** What notes, asks and links are hashed and checked with, by whoever has no log at hand to verify. */
export interface Tools {
  sha256(bytes: Uint8Array): Uint8Array;
  readonly hasSigned: Signatures;
}

/** Signatures by the best that there is here; hashes by the library, which need not be waited for. */
export async function tools(): Promise<Tools> {
  const [hasSigned, { sha256 }] = await Promise.all([
    signatures(),
    import('@noble/hashes/sha2.js'),
  ]);
  return { sha256, hasSigned };
}
