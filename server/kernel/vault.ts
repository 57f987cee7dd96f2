/** Encrypts secrets, so that stored values are unreadable without a key. */
export interface Sealer {
  /** Ciphertext with its key ID. `about` binds it to its row: decryption needs the same text. */
  seal(secret: string, about: string): string;
  /** Throws VaultError if the text was changed, moved to another row or encrypted with an unknown key. */
  open(sealed: string, about: string): string;
}

/** Recognizes a text that isn't stored. */
export interface Fingerprints {
  /** Starts with the ID of its key and a dot. */
  fingerprint(text: string): string;
  /** Also false if the key that made it is no longer available. */
  isFingerprintOf(fingerprint: string, text: string): boolean;
}

/** Message authentication codes: each starts with the ID of its key and a dot. */
export interface Macs {
  mac(text: string): string;
  /** The code of each available key, which a stored one may have been made with. */
  allMacs(text: string): readonly string[];
  /** Also false if its key isn't available. */
  isMacOf(mac: string, text: string): boolean;
  hasKeyOf(mac: string): boolean;
}

/** Encrypts with the keys of the environment. */
export interface Vault extends Sealer, Fingerprints {
  /** Shows that a backup and the audit log weren't changed without the key. */
  readonly backup: Macs;
  readonly audit: Macs;
  /** Digests that recognize an account or card number. */
  readonly paymentAccounts: Macs;
  /** The ID of the key that encrypts; its ciphertexts begin with this ID and a dot. */
  readonly keyId: string;
  /** A new key for one user, itself encrypted: `about` binds it to the user. */
  newPersonalKey(about: string): string;
  /** Encrypts with a user's own key. The data can never be read again once no copy of the encrypted key is left. */
  personal(sealedKey: string, about: string): PersonalVault;
}

export interface PersonalVault extends Sealer {
  sealBytes(bytes: Uint8Array, about: string): Uint8Array;
  openBytes(sealed: Uint8Array, about: string): Uint8Array;
}

export class VaultError extends Error {
  override name = "VaultError";
}
