import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { VaultError, type Vault } from "./port";

const algorithm = "aes-256-gcm";
// Said outright: without it Node opens with a tag cut short to four bytes.
const tag16 = { authTagLength: 16 };

/**
 * A vault over the keys of the environment (`id:base64` of 32 bytes, commas between): the first seals, all open.
 * AES-256-GCM with a fresh 96-bit nonce; stored as `keyId.nonce.tag.text` in base64url.
 */
export function createVault(keys: string): Vault {
  const ring = readKeys(keys);
  const [sealing] = ring;
  if (!sealing) throw new VaultError("no key");
  const byId = new Map(ring.map((key) => [key.id, key.bytes]));
  return {
    seal(secret, about) {
      const nonce = randomBytes(12);
      const cipher = createCipheriv(algorithm, sealing.bytes, nonce, tag16).setAAD(Buffer.from(about));
      const text = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
      return [sealing.id, ...[nonce, cipher.getAuthTag(), text].map((part) => part.toString("base64url"))].join(".");
    },
    open(sealed, about) {
      const [id = "", nonce = "", tag = "", text = ""] = sealed.split(".");
      const bytes = byId.get(id);
      if (!bytes) throw new VaultError("sealed by a key that is not there");
      try {
        const decipher = createDecipheriv(algorithm, bytes, Buffer.from(nonce, "base64url"), { authTagLength: 16 })
          .setAAD(Buffer.from(about))
          .setAuthTag(Buffer.from(tag, "base64url"));
        return Buffer.concat([decipher.update(Buffer.from(text, "base64url")), decipher.final()]).toString("utf8");
      } catch {
        throw new VaultError("cannot be opened");
      }
    },
  };
}

function readKeys(keys: string): { id: string; bytes: Buffer }[] {
  return keys.split(",").map((key) => {
    const [id, encoded] = key.includes(":") ? key.trim().split(":") : ["1", key.trim()];
    return { id: id ?? "", bytes: Buffer.from(encoded ?? "", "base64") };
  });
}
