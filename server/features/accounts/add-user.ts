// Adds a user, by sign-up or by an administrator: checks that they are new, then makes the row and
// the empty wallet.
import { usersIn } from "../users/store";
import { usernameSkeletonsIn } from "../users/username-skeleton-store";
import { newWallet } from "../ledger/new-wallet";
import { walletsIn } from "../ledger/wallet-store";
import type { Db } from "../../database/db";
import { searchKey } from "../../database/search-key";
import { asEmailAddress } from "../../kernel/email-address";
import { emailUndoLinksIn } from "../email/email-undo-store";
import { isDemoAddress } from "../../kernel/demo-people";
import { refuse } from "../../kernel/refusal";
import { checkUsername } from "../users/username-rules";
import type { UserRow } from "../../database/schema";
import type { Refused } from "../../http/call";
import type { Context } from "../../http/context";

type Names = Pick<UserRow, "email" | "username">;

/** Whether an account has this email, or it's reserved. `userId` is who wants it, if they have an account. */
export async function isEmailTaken(
  context: Context,
  db: Db,
  email: string,
  userId?: string,
): Promise<boolean> {
  const isUsed = (await usersIn(db).byEmail(email)) !== undefined;
  return isUsed || isEmailReserved(context, db, email, userId);
}

/**
 * Whether it's reserved for demo accounts, or for an account that can have it back: whoever changed the email of another person's
 * account could otherwise sign up with it, and it couldn't be restored. Look for its users first.
 */
export async function isEmailReserved(
  { settings, now }: Context,
  db: Db,
  email: string,
  userId?: string,
): Promise<boolean> {
  const isForDemo = !settings.isDemo && isDemoAddress(email);
  return isForDemo || emailUndoLinksIn(db).isReserved(emailKey(email), now(), userId);
}

const emailKey = (email: string) => searchKey(asEmailAddress(email));

/** Checked before the password is hashed, which is slow, and again when the row is written. */
export async function checkAvailability(
  context: Context,
  db: Db,
  { email, username }: Names,
): Promise<Refused | null> {
  if (await isEmailTaken(context, db, email)) return refuse("email_taken", { field: "email" });
  const refused = checkUsername(username);
  if (refused) return refused;
  const isTaken =
    (await usersIn(db).byUsername(username)) !== undefined ||
    (await usernameSkeletonsIn(db).isTaken(username));
  return isTaken ? refuse("username_taken", { field: "username" }) : null;
}

/** Writes the user and an empty wallet. */
export async function addUser(context: Context, db: Db, user: UserRow): Promise<Refused | null> {
  const taken = await checkAvailability(context, db, user);
  if (taken) return taken;
  // If two are created at the same time, the unique keys decide and the later one is refused.
  if (!(await usersIn(db).insert(user)))
    return (
      (await checkAvailability(context, db, user)) ?? refuse("email_taken", { field: "email" })
    );
  if (!(await usernameSkeletonsIn(db).claim(user.username, user.id)))
    return refuse("username_taken", { field: "username" });
  await walletsIn(db).create(newWallet(context, user, user.created_at));
  return null;
}
