// Records new bank details in the audit log and notifies the user, because stolen money leaves through them.
import type { Db } from "../../database/db";
import type { BankDetailsBlock } from "./schemas";
import type { UserRow } from "../../database/schema";
import { recordAudit } from "../audit/record-audit";
import type { Actor } from "../../http/call";
import type { Context } from "../../http/context";
import { pageOf } from "../email/links";
import { bankDetailsChanged } from "./bank-details-changed";
import { queueEmail } from "../email/queue-email";
import { describeBankDetails, mailedBankDetails } from "./sealed-block";

interface Saving {
  readonly context: Context;
  readonly actor: Actor;
  readonly address: string | null;
}

interface Saved {
  readonly person: UserRow;
  readonly before: BankDetailsBlock | undefined;
  readonly after: BankDetailsBlock;
  readonly usableFrom: number | null;
}

/** Inside the database transaction that saves them; both figures are masked. */
export async function recordBankDetails(
  db: Db,
  call: Saving,
  { person, before, after, usableFrom }: Saved,
): Promise<void> {
  const { context, address } = call;
  const described = (block: BankDetailsBlock) =>
    describeBankDetails(block, context.settings.language);
  const [was, now] = [before && described(before), described(after)];
  await recordAudit(db, call, {
    action: "bank_details.saved",
    subject: `user:${person.id}`,
    before: was,
    after: now,
    about: person,
  });
  // Saved again without a change.
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  const mailed = { was: before && mailedBankDetails(before), now: mailedBankDetails(after) };
  await queueEmail(
    context,
    db,
    person,
    bankDetailsChanged({
      ...mailed,
      usableFrom,
      at: context.now(),
      address,
      forgotHref: pageOf.forgotPassword(context),
    }),
  );
}
