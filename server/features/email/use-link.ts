// Uses an emailed link, which works once. Attempts aren't counted, because 256 bits can't be guessed.
import { mailedLinksIn } from "./mailed-link-store";
import { usersIn } from "../users/store";
import type { Db } from "../../database/db";
import { checkMaySignIn } from "../users/rules";
import { refuse } from "../../kernel/refusal";
import type { MailedLinkRow } from "../../database/rows/mail-rows";
import type { UserRow } from "../../database/schema";
import type { Refused } from "../../http/call";
import type { Context } from "../../http/context";
import { hashToken } from "../../kernel/hash-token";
import { personOf } from "../users/person-of";

interface Opened {
  readonly token: string;
  readonly purpose: MailedLinkRow["purpose"];
}

/** The id of the link's user, while it is valid. */
export async function ownerOf(
  { storage, now }: Context,
  { token, purpose }: Opened,
): Promise<string | undefined> {
  return (await mailedLinksIn(storage.db).find(hashToken(token), purpose, now()))?.user_id;
}

/** The link's user, locked; the link doesn't work afterwards. A suspended or deleted user has none. */
export async function useLink(
  { now }: Context,
  db: Db,
  { token, purpose }: Opened,
): Promise<UserRow | Refused> {
  const link = await mailedLinksIn(db).find(hashToken(token), purpose, now());
  const user = link && (await usersIn(db).byIdLocked(link.user_id));
  if (!user || checkMaySignIn(personOf(user))) return refuse("link_expired");
  // Of two at the same time, only the first succeeds.
  return (await mailedLinksIn(db).use(link.token_hash)) ? user : refuse("link_expired");
}
