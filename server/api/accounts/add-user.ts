// Adds a user, by sign-up or by an administrator: checks that they are new, then makes the row and
// the empty wallet.
import { isDemoAddress } from "../../contract/values/demo-people";
import { refuse } from "../../domain/refusal";
import { checkUsername } from "../../domain/usernames";
import type { UserRow } from "../../storage/schema";
import type { Store } from "../../storage/store";
import type { Refused } from "../call";
import type { Context } from "../context";

type Names = Pick<UserRow, "email" | "username">;

/** Asked before the password is hashed, since that takes long, and again when the row is written. */
export async function checkTaken(
  { settings }: Context,
  store: Store,
  { email, username }: Names,
): Promise<Refused | null> {
  const isReserved = !settings.isDemo && isDemoAddress(email);
  if (isReserved || (await store.users.byEmail(email)))
    return refuse("email_taken", { field: "email" });
  const refused = checkUsername(username);
  if (refused) return refused;
  const isTaken =
    (await store.users.byUsername(username)) !== undefined ||
    (await store.usernameSkeletons.isTaken(username));
  return isTaken ? refuse("username_taken", { field: "username" }) : null;
}

/** Writes the person and an empty wallet. */
export async function addUser(
  context: Context,
  store: Store,
  user: UserRow,
): Promise<Refused | null> {
  const taken = await checkTaken(context, store, user);
  if (taken) return taken;
  // Two at the same moment: the unique keys decide, and the later one is told.
  if (!(await store.users.insert(user)))
    return (await checkTaken(context, store, user)) ?? refuse("email_taken", { field: "email" });
  if (!(await store.usernameSkeletons.claim(user.username, user.id)))
    return refuse("username_taken", { field: "username" });
  await store.wallets.create({
    id: context.newId(),
    user_id: user.id,
    currency: user.currency,
    version: 1,
    deleted_at: null,
    created_at: user.created_at,
    updated_at: user.created_at,
  });
  return null;
}
