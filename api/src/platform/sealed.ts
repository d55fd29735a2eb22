import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

// A key of its own for each purpose, so that what is sealed for one can never be opened as another.
const keyOf = (secret: Uint8Array, purpose: string) => Buffer.from(hkdfSync('sha256', secret, '', `sealed\n${purpose}`, 32));

/** Seals a text that has to be read again, bound to whose it is: a row that is copied to somebody else opens nothing. */
export function seal(secret: Uint8Array, purpose: 'second factor', whose: number, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret, purpose), iv).setAAD(Buffer.from(String(whose)));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The text again; nothing where it was sealed with another secret, for somebody else, or is damaged. */
export function unseal(secret: Uint8Array, purpose: 'second factor', whose: number, sealed: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64url');
  const [iv, tag, rest] = [
    bytes.subarray(0, IV_BYTES),
    bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES),
    bytes.subarray(IV_BYTES + TAG_BYTES),
  ];
  try {
    const cipher = createDecipheriv(CIPHER, keyOf(secret, purpose), iv, { authTagLength: TAG_BYTES });
    cipher.setAAD(Buffer.from(String(whose))).setAuthTag(tag);
    return Buffer.concat([cipher.update(rest), cipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
