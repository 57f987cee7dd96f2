import type { Db } from "../../database/db";
import type { UserRow } from "../../database/schema";
import type { Context } from "../../http/context";
import { newLink } from "../email/links";
import { welcome } from "./welcome";
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
