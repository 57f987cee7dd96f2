import { messagesIn } from "../../locales/messages";
import type { Db } from "../../database/db";
import { searchKey } from "../../database/search-key";
import type { UserRow } from "../../database/schema";
import type { Approvable, Call, Handler, Refused } from "../../http/call";
import { command } from "../../http/command";
import { checkRight } from "../../http/rights";
import { isRefusal, refuse } from "../../kernel/refusal";
import { recordAudit } from "../audit/record-audit";
import { newEmailChangeLink } from "../email/email-change-link";
import { pageOf } from "../email/links";
import { queueEmail } from "../email/queue-email";
import { emailSubject } from "../second-approval/end-requests";
import { waitsForApproval } from "../second-approval/with-approval";
import { requireTwoPeople } from "../second-approval/require-two-people";
import { personOf } from "../users/person-of";
import { checkOpen } from "../users/rules";
import { usersIn } from "../users/store";
import { isEmailTaken } from "./add-user";
import { confirmNewEmail, emailChangeStarted } from "./email-change-mails";
import type { recoveryOperations } from "./recovery-operations";

type Change = Call<typeof recoveryOperations.changeEmail>;

/**
 * For a user who lost their mailbox. The email receives password resets, so one staff member alone never changes it.
 * Nothing changes until the link in the new mailbox is confirmed.
 */
const change: Handler<typeof recoveryOperations.changeEmail> = async (call) => {
  const { actor, params } = call;
  if (params.id === actor.user.id) return refuse("own_email");
  return command(call, async (db) => {
    const person = await usersIn(db).byIdLocked(params.id ?? "");
    if (!person) return refuse("not_found");
    const refusal = await refusalOf(call, db, person);
    if (refusal) return refusal;
    await requireTwoPeople(call, db, {
      userId: person.id,
      walletId: null,
      amount: null,
      ...(person.role === "admin" && { right: "staff" }),
    });
    return sendLink(call, db, person);
  });
};

async function refusalOf(
  { context, actor, body: { email, version } }: Change,
  db: Db,
  person: UserRow,
): Promise<Refused | null> {
  const missingRight = person.role === "admin" ? checkRight(actor, "staff") : null;
  if (missingRight) return missingRight;
  const closed = checkOpen(personOf(person));
  if (closed) return closed;
  if (version !== undefined && version !== person.version) return refuse("changed_by_someone_else");
  if (searchKey(email) === person.email_key) return refuse("email_unchanged", { field: "email" });
  return (await isEmailTaken(context, db, email, person.id))
    ? refuse("email_in_use", { field: "email" })
    : null;
}

/** Sends the link to the new email, and a notice to the current one. */
async function sendLink(call: Change, db: Db, person: UserRow) {
  const { context, body } = call;
  const href = await newEmailChangeLink(context, db, {
    user: person,
    address: body.email,
    isOwn: false,
  });
  if (isRefusal(href)) return href;
  await queueEmail(context, db, { ...person, email: body.email }, confirmNewEmail(href));
  const notice = { at: context.now(), forgotHref: pageOf.forgotPassword(context) };
  await queueEmail(context, db, person, emailChangeStarted(notice));
  await recordAudit(db, call, {
    action: "email.change_approved",
    subject: `user:${person.id}`,
    about: person,
    before: { email: person.email },
    after: { email: body.email },
    reason: body.reason,
  });
  return { message: messagesIn(call.locale, "notices")("newEmailLinkSent") };
}

export const changeEmail: Approvable<typeof recoveryOperations.changeEmail> = {
  handler: change,
  subject: async ({ params: { id = "" } }, db) => {
    const row = await usersIn(db).byId(id);
    return { subject: emailSubject(id), version: row?.version, seen: row?.email };
  },
  unchanged: waitsForApproval,
};
