import type { UserRow } from "../../storage/schema";
import type { Store } from "../../storage/store";
import type { Context } from "../context";
import { newLink } from "../mail/links";
import { welcome } from "../mail/messages/welcome";
import { queueLetter } from "../mail/queue-letter";

/** Writes to somebody who was just signed up, with the link that confirms their address. */
export async function greetNewUser(context: Context, store: Store, user: UserRow): Promise<void> {
  await queueLetter(
    context,
    store,
    user,
    welcome(await newLink(context, store, user, "email_verification")),
  );
}
