// A mailed link is opened: whose it is, and that it counts once. Nobody guesses 256 bits, so that tries are not counted.
import { checkMaySignIn } from "../../domain/people";
import { refuse } from "../../domain/refusal";
import type { MailedLinkRow } from "../../storage/rows/mail-rows";
import type { UserRow } from "../../storage/schema";
import type { Store } from "../../storage/store";
import type { Refused } from "../call";
import type { Context } from "../context";
import { hashToken } from "../callers/identify";
import { personOf } from "./person-of";

interface Opened {
  readonly token: string;
  readonly purpose: MailedLinkRow["purpose"];
}

export async function isGood(
  { storage, now }: Context,
  { token, purpose }: Opened,
): Promise<boolean> {
  return (await storage.store.mailedLinks.find(hashToken(token), purpose, now())) !== undefined;
}

/** The person whose link it was, locked; the link is worth nothing afterwards. Somebody suspended or deleted has none. */
export async function useLink(
  { now }: Context,
  store: Store,
  { token, purpose }: Opened,
): Promise<UserRow | Refused> {
  const link = await store.mailedLinks.find(hashToken(token), purpose, now());
  const user = link && (await store.users.byIdLocked(link.user_id));
  if (!user || checkMaySignIn(personOf(user))) return refuse("link_expired");
  // Of two at once the first has it.
  return (await store.mailedLinks.use(link.token_hash)) ? user : refuse("link_expired");
}
