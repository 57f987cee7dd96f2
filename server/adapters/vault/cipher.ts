// AES-256-GCM with a fresh 96-bit nonce for every value, and `about` as associated data.
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { VaultError } from "../../kernel/vault";

export const keyBytes = 32;
const algorithm = "aes-256-gcm";
// Required: otherwise Node accepts a tag truncated to four bytes.
const tag16 = { authTagLength: 16 };

interface Ciphertext {
  readonly nonce: Buffer;
  readonly tag: Buffer;
  readonly text: Buffer;
}

export function encipher(key: Buffer, plain: Uint8Array, about: string): Ciphertext {
  const nonce = randomBytes(12);
  const cipher = createCipheriv(algorithm, key, nonce, tag16).setAAD(Buffer.from(about));
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return { nonce, tag: cipher.getAuthTag(), text };
}

export function decipher(key: Buffer, { nonce, tag, text }: Ciphertext, about: string): Buffer {
  try {
    const opening = createDecipheriv(algorithm, key, nonce, tag16)
      .setAAD(Buffer.from(about))
      .setAuthTag(tag);
    return Buffer.concat([opening.update(text), opening.final()]);
  } catch {
    throw new VaultError("can't be decrypted");
  }
}

/** As text: `keyId.nonce.tag.text` in base64url. */
export function serializeCiphertext(keyId: string, { nonce, tag, text }: Ciphertext): string {
  return [keyId, ...[nonce, tag, text].map((part) => part.toString("base64url"))].join(".");
}

export function parseCiphertext(sealed: string): Ciphertext & { keyId: string } {
  const [keyId = "", nonce = "", tag = "", text = ""] = sealed.split(".");
  const bytesOf = (part: string) => Buffer.from(part, "base64url");
  return { keyId, nonce: bytesOf(nonce), tag: bytesOf(tag), text: bytesOf(text) };
}
