import type { Db } from "../../database/db";
import type { UserRow } from "../../database/schema";
import type { Context } from "../../http/context";
import { newLink } from "../email/links";
import { limits } from "../../kernel/limits";
import { userInvitation, welcome } from "./welcome";
import { queueEmail } from "../email/queue-email";

/** Emails a new user the link that confirms their address. */
export async function sendWelcome(context: Context, db: Db, user: UserRow): Promise<void> {
  await queueEmail(
    context,
    db,
    user,
    welcome(await newLink(context, db, user, "email_verification")),
  );
}

/** Emails a user created by staff the link to choose a password, which confirms the address as well. */
export async function sendInvitation(context: Context, db: Db, user: UserRow): Promise<void> {
  const minutes = limits.firstPasswordDays * 24 * 60;
  const href = await newLink(context, db, user, "password_reset", minutes);
  await queueEmail(context, db, user, userInvitation(`${href}&invitation=user`));
}
