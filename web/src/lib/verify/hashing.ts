/**
 * SHA-256 and HMAC. The browser's own where it offers them; it hides them from pages that came over
 * plain HTTP, as a phone on the table's own network gets them, and then a library serves.
 */

export interface Hashing {
  /** Whose: shown to the reader. */
  readonly name: string;
  sha256(bytes: Uint8Array): Promise<Uint8Array>;
  hmac(key: Uint8Array, bytes: Uint8Array): Promise<Uint8Array>;
}

/** The best that there is here. */
export async function hashing(): Promise<Hashing> {
  const subtle = globalThis.crypto?.subtle as SubtleCrypto | undefined;
  return subtle ? ofBrowser(subtle) : await ofLibrary();
}

export function ofBrowser(subtle: SubtleCrypto): Hashing {
  const mac = { name: 'HMAC', hash: 'SHA-256' };
  return {
    name: 'WebCrypto',
    sha256: async (bytes) => new Uint8Array(await subtle.digest('SHA-256', own(bytes))),
    hmac: async (key, bytes) => {
      const imported = await subtle.importKey('raw', own(key), mac, false, ['sign']);
      return new Uint8Array(await subtle.sign('HMAC', imported, own(bytes)));
    },
  };
}

export async function ofLibrary(): Promise<Hashing> {
  const [{ hmac }, { sha256 }] = await Promise.all([
    import('@noble/hashes/hmac.js'),
    import('@noble/hashes/sha2.js'),
  ]);
  return {
    name: 'noble-hashes',
    sha256: (bytes) => Promise.resolve(sha256(bytes)),
    hmac: (key, bytes) => Promise.resolve(hmac(sha256, key, bytes)),
  };
}

/** WebCrypto takes no memory that may be shared. */
function own(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  return bytes as Uint8Array<ArrayBuffer>;
}
