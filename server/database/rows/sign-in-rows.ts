// Rows for second factors and other proofs of identity besides the password.
export interface SecondFactorRow {
  user_id: string;
  /** The shared secret, sealed by the vault. */
  secret: string;
  /** Null during setup: it isn't in force until a first code was entered. */
  enabled_at: number | null;
  /** The 30-second step of the last accepted code: no code of this step or earlier is accepted again. */
  last_used_step: number | null;
  created_at: number;
}

/** Deleted once used. */
interface RecoveryCodeRow {
  user_id: string;
  code_hash: string;
  created_at: number;
}

/** A sign-in whose password was correct and whose code is pending. */
export interface PendingSignInRow {
  token_hash: string;
  user_id: string;
  /** 1 if an API client sent the password; 0 for a page. */
  by_api_client: number;
  created_at: number;
  expires_at: number;
}

export interface ApiTokenRow {
  id: string;
  token_hash: string;
  user_id: string;
  name: string;
  /** Separated by spaces. */
  scopes: string;
  created_at: number;
  expires_at: number;
  last_used_at: number | null;
  revoked_at: number | null;
}

/** A browser or program that has signed in to the account before. */
export interface KnownDeviceRow {
  user_id: string;
  token_hash: string;
  last_at: number;
}

/** The appearance of a username, so that no two look alike. */
interface UsernameSkeletonRow {
  skeleton: string;
  user_id: string;
}

export interface SignInTables {
  username_skeletons: UsernameSkeletonRow;
  second_factors: SecondFactorRow;
  recovery_codes: RecoveryCodeRow;
  pending_sign_ins: PendingSignInRow;
  api_tokens: ApiTokenRow;
  known_devices: KnownDeviceRow;
}
