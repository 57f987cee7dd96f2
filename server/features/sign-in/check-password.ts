import type { Requester } from "../users/password-port";
import { refuse } from "../../kernel/refusal";
import type { UserRow } from "../../database/schema";
import type { Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { hasSecondFactor } from "../second-factor/has-second-factor";

/** Null if the password is right and sufficient; for counting failed attempts. `user` is undefined for an unknown email. */
export async function checkPassword(
  context: Context,
  user: UserRow | undefined,
  typed: string,
  requester: Requester,
): Promise<Refused | null> {
  // Invited and former staff have no password: they get the same response as an unknown email.
  const isRight = await context.passwords.verify(user?.password_hash || null, typed, requester);
  if (!user || !isRight) return refuse("wrong_credentials");
  return (await hasSecondFactor(context.storage.db, user.id))
    ? refuse("second_factor_needed")
    : null;
}
