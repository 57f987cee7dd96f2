// Records changes of payees in the audit log and notifies the customer, because stolen money leaves through them.
import type { Db } from "../../database/db";
import type { UserRow } from "../../database/schema";
import type { Actor } from "../../http/call";
import type { Context } from "../../http/context";
import { messagesIn } from "../../locales/messages";
import { recordAudit } from "../audit/record-audit";
import {
  type LocalizedText,
  localizedEmail,
  exampleFacts,
  type EmailExamples,
  moment,
} from "../email/email-template";
import { pageOf } from "../email/links";
import { queueEmail } from "../email/queue-email";
import { maskedAddress } from "./destination";
import type { SavedPayee } from "./load-payees";
import { describeBankDetails, mailedBankDetails } from "./sealed-block";
import { operator } from "../../kernel/operator";

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
type PayeeChange = keyof typeof actions;

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

interface MailedChange {
  readonly change: PayeeChange;
  /** Masked, without text that the customer chose. */
  readonly payee: LocalizedText;
  /** UTC milliseconds; null if it can be paid immediately, and for what isn't new. */
  readonly usableFrom: number | null;
  /** UTC milliseconds. */
  readonly at: number;
  readonly address: string | null;
  readonly forgotHref: string;
}

/** The customer may not have been the one who did it. */
const payeeChanged = ({ change, payee, usableFrom, at, address, forgotHref }: MailedChange) =>
  localizedEmail((t, locale) => ({
    kind: "payee_changed",
    subject: t("payeeChanged.subject", { change }),
    paragraphs: [t("payeeChanged.body", { change, brand: operator().brand })],
    facts: [
      [t("payeeChanged.payee"), payee(locale)],
      ...(usableFrom === null
        ? []
        : [[t("payeeChanged.usableFrom"), moment(usableFrom, locale)] as const]),
      [t("time"), moment(at, locale)],
      [t("ipAddress"), address ?? t("unknownAddress")],
    ],
    advice: t("notYou"),
    link: { label: t("resetPassword"), href: forgotHref },
  }));

export const payeeEmailExamples: EmailExamples = {
  payee_changed: {
    email: payeeChanged({
      ...exampleFacts,
      change: "added",
      payee: (locale) => messagesIn(locale, "emails")("iban", { number: "••••3000" }),
      usableFrom: exampleFacts.at + 24 * 60 * 60_000,
    }),
  },
};
