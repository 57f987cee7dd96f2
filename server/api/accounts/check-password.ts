import type { Requester } from "../../adapters/passwords/port";
import { refuse } from "../../domain/refusal";
import type { UserRow } from "../../storage/schema";
import type { Refused } from "../call";
import type { Context } from "../context";
import { hasSecondFactor } from "../second-factor/has-second-factor";

/** Null where the password is right and enough; for use as a guess. `user` undefined stands for a person who does not exist. */
export async function checkPassword(
  context: Context,
  user: UserRow | undefined,
  typed: string,
  requester: Requester,
): Promise<Refused | null> {
  const isRight = await context.passwords.verify(user?.password_hash ?? null, typed, requester);
  if (!user || !isRight) return refuse("wrong_credentials");
  return (await hasSecondFactor(context.storage.store, user.id))
    ? refuse("second_factor_needed")
    : null;
}
