// The one place where a change of how somebody signs in is written down. Who is to be told of it is told from here.
import type { Store } from "../../storage/store";
import { audit } from "../audit";
import type { Context } from "../context";
import type { Keyed } from "../personal-key";

export type SecurityChange =
  | "second_factor.enabled"
  | "second_factor.disabled"
  | "second_factor.removed"
  | "second_factor.recovery_codes_renewed"
  | "second_factor.recovery_code_used"
  | "api_token.created"
  | "api_token.revoked";

interface Changing {
  readonly context: Context;
  readonly actor: { readonly user: Keyed };
  readonly address: string | null;
}

/** `userId` is the person whose sign-in changed; the actor may be an administrator. Inside the command's database transaction. */
export async function noteSecurityChange(store: Store, call: Changing, { change, userId }: { change: SecurityChange; userId: string }): Promise<void> {
  await audit(store, call, { action: change, subject: `user:${userId}` });
}
