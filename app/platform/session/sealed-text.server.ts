// Encrypted text for cookies, and for rows that only a cookie can open: AES-256-GCM, with a separate key for each purpose.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** Each derives a different key from the same secret, so that a text encrypted for one purpose can't be used for another. */
type Purpose = "session" | `form recovery ${string}`;

interface Sealing {
  readonly secret: string;
  readonly purpose: Purpose;
}

const cipher = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;

export function sealText(text: string, sealing: Sealing): string {
  const iv = randomBytes(ivBytes);
  const sealer = createCipheriv(cipher, keyFor(sealing), iv);
  return Buffer.concat([
    iv,
    sealer.update(text, "utf8"),
    sealer.final(),
    sealer.getAuthTag(),
  ]).toString("base64url");
}

/** Undefined if it wasn't encrypted by this portal, for this purpose and with this secret. */
export function openText(sealed: string, sealing: Sealing): string | undefined {
  try {
    const bytes = Buffer.from(sealed, "base64url");
    const opener = createDecipheriv(cipher, keyFor(sealing), bytes.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    });
    opener.setAuthTag(bytes.subarray(-tagBytes));
    return Buffer.concat([
      opener.update(bytes.subarray(ivBytes, -tagBytes)),
      opener.final(),
    ]).toString("utf8");
  } catch {
    return undefined;
  }
}

function keyFor({ secret, purpose }: Sealing): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
}
