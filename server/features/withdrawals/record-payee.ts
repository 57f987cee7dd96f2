// Records changes of payees in the audit log and notifies the customer, because stolen money leaves through them.
import type { Db } from "../../database/db";
import type { UserRow } from "../../database/schema";
import type { Actor } from "../../http/call";
import type { Context } from "../../http/context";
import { messagesIn } from "../../locales/messages";
import { recordAudit } from "../audit/record-audit";
import type { LocalizedText } from "../email/email-template";
import { pageOf } from "../email/links";
import { queueEmail } from "../email/queue-email";
import { maskedAddress } from "./destination";
import type { SavedPayee } from "./load-payees";
import { payeeChanged, type PayeeChange } from "./payee-changed";
import { describeBankDetails, mailedBankDetails } from "./sealed-block";

interface Changing {
  readonly context: Context;
  readonly actor: Actor;
  readonly address: string | null;
}

const actions = {
  added: "payee.added",
  removed: "payee.removed",
  default: "payee.default_changed",
} as const;

/** Inside the database transaction that makes the change. */
export async function recordPayee(
  db: Db,
  call: Changing,
  { person, payee, change }: { person: UserRow; payee: SavedPayee; change: PayeeChange },
): Promise<void> {
  const { context, address } = call;
  const described = describePayee(payee, context);
  const values = change === "removed" ? { before: described } : { after: described };
  await recordAudit(db, call, {
    action: actions[change],
    subject: `user:${person.id}`,
    ...values,
    about: person,
  });
  await queueEmail(
    context,
    db,
    person,
    payeeChanged({
      change,
      payee: mailedPayee(payee),
      usableFrom: change === "added" ? payee.usableFrom : null,
      at: context.now(),
      address,
      forgotHref: pageOf.forgotPassword(context),
    }),
  );
}

export function describePayee(payee: SavedPayee, { settings }: Pick<Context, "settings">) {
  const masked =
    payee.kind === "bank"
      ? describeBankDetails(payee.bankDetails, settings.language)
      : maskedAddress(payee.walletAddress);
  return payee.label === null ? masked : { label: payee.label, destination: masked };
}

/** For email: without what the customer wrote. */
export const mailedPayee = (payee: SavedPayee): LocalizedText =>
  payee.kind === "bank"
    ? mailedBankDetails(payee.bankDetails)
    : (locale) =>
        messagesIn(locale, "emails")("bitcoinAddress", {
          address: maskedAddress(payee.walletAddress),
        });
