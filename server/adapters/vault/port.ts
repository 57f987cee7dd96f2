/** Seals secrets so that what is stored is unreadable without the key of the environment. */
export interface Vault {
  /** Ciphertext with its key id. `about` binds it to its row: it opens only under the same words. */
  seal(secret: string, about: string): string;
  /** Throws VaultError when the text was changed, moved to another row or sealed by an unknown key. */
  open(sealed: string, about: string): string;
}

export class VaultError extends Error {
  override name = "VaultError";
}
