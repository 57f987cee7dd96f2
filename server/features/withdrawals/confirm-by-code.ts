// The code that confirms a withdrawal, the draft that wrong ones end, and the emails about both.
import { draftsIn, isEnded } from "../drafts/store";
import { presentFee, feeFacts } from "../ledger/present-fee";
import { pageOf } from "../email/links";
import {
  type LocalizedText,
  localizedEmail,
  exampleFacts,
  type EmailExamples,
  moment,
} from "../email/email-template";
import { queueEmail } from "../email/queue-email";
import { recordAudit } from "../audit/record-audit";
import { usersIn } from "../users/store";
import type { Db } from "../../database/db";
import { amountOf } from "../../database/money-columns";
import type { DraftRow } from "../../database/rows/draft-row";
import type { TransactionRow } from "../../database/schema";
import { keepWrites } from "../../http/command";
import type { Actor, Call, Refused } from "../../http/call";
import { isRefusal, refuse } from "../../kernel/refusal";
import { numberOf } from "../../kernel/money";
import { mailedDestination } from "./destination";
import { formatMoney } from "../../kernel/money-format";
import { operator } from "../../kernel/operator";
import { messagesIn } from "../../locales/messages";
import type { Locale } from "../../locales/locale";
import { recordSecurityChange } from "../sessions/record-security-change";
import { countCode, withdrawalCodeAttempt } from "../sessions/sign-in-throttle";
import { hasSecondFactor } from "../second-factor/has-second-factor";
import { verifyCode, type VerifiedCode } from "../second-factor/verify-code";

type Caller = Pick<Call, "context" | "address"> & { readonly actor: Actor };

/** What confirmed a withdrawal, for the audit log. */
export type ConfirmedBy = "code" | "recovery_code" | "none";

const confirmedBy: Readonly<Record<VerifiedCode, ConfirmedBy>> = {
  app: "code",
  recovery: "recovery_code",
};

/**
 * Inside the command's database transaction, before it writes anything else: a wrong code is counted although the command
 * is refused, and a right one is used up only if the command succeeds. An API token needs one, too: it isn't a second factor.
 */
export async function checkWithdrawalCode(
  call: Caller,
  db: Db,
  typed: string | undefined,
): Promise<ConfirmedBy | Refused> {
  const { context, actor, address } = call;
  const { user, sessionId } = actor;
  if (!(await hasSecondFactor(db, user.id))) return "none";
  if (typed === undefined) return refuse("code_required", { field: "code" });
  let used: VerifiedCode | null = null;
  const attempt = withdrawalCodeAttempt({ email: user.email, address }, sessionId);
  const refusal = await countCode(context, db, attempt, async () => {
    used = await verifyCode(context, db, { userId: user.id, typed });
    return used !== null;
  });
  if (refusal) return refusal.refused === "code_wrong" ? keepWrites(refusal) : refusal;
  if (used === "recovery")
    await recordSecurityChange(db, call, {
      change: "second_factor.recovery_code_used",
      userId: user.id,
    });
  return used === null ? refuse("code_wrong", { field: "code" }) : confirmedBy[used];
}

interface Confirmation {
  readonly code: string | undefined;
  /** Locked; missing where a call requests a withdrawal without one. */
  readonly draft: DraftRow | undefined;
}

/** Before anything else is written. The last wrong code that a draft allows ends it. */
export async function confirmByCode(
  call: Caller,
  db: Db,
  { code, draft }: Confirmation,
): Promise<ConfirmedBy | Refused> {
  const confirmed = await checkWithdrawalCode(call, db, code);
  if (!isRefusal(confirmed) || confirmed.refused !== "code_wrong" || !draft) return confirmed;
  const drafts = draftsIn(db);
  await drafts.countWrongCode(draft.id);
  const counted = await drafts.byId(draft.id);
  if (!counted || !isEnded(counted)) return confirmed;
  await recordEnd(call, db, counted);
  return keepWrites(refuse("draft_ended"));
}

async function recordEnd(call: Caller, db: Db, draft: DraftRow): Promise<void> {
  const { context, actor, address } = call;
  const { user } = actor;
  const amount = amountOf(draft);
  await recordAudit(db, call, {
    action: "withdrawal.ended",
    subject: `user:${user.id}`,
    after: { amountMinor: amount.minor.toString(), currency: amount.currency },
  });
  await queueTo(call, db, {
    frozen: draft,
    email: (destination) =>
      withdrawalEnded({
        amount: numberOf(amount),
        currency: amount.currency,
        destination,
        at: context.now(),
        address,
        forgotHref: pageOf.forgotPassword(context),
      }),
  });
}

/** Who has no second factor gets no email about the request, only about its decision. */
export async function notifyConfirmed(
  call: Caller,
  db: Db,
  { row, confirmedBy }: { row: TransactionRow; confirmedBy: ConfirmedBy },
): Promise<void> {
  if (confirmedBy === "none") return;
  const { context, address } = call;
  const amount = amountOf(row);
  await queueTo(call, db, {
    frozen: row,
    email: (destination) =>
      withdrawalConfirmed({
        amount: numberOf(amount),
        currency: amount.currency,
        ...presentFee(row),
        destination,
        at: context.now(),
        address,
        confirmedBy,
        reference: row.reference,
        href: pageOf.transaction(context, row.id),
      }),
  });
}

interface Queued {
  readonly frozen: { readonly id: string; readonly destination_sealed: string | null };
  readonly email: (destination: LocalizedText) => ReturnType<typeof withdrawalEnded>;
}

async function queueTo({ context, actor }: Caller, db: Db, { frozen, email }: Queued) {
  const destination = mailedDestination(context, frozen);
  const person = await usersIn(db).byId(actor.user.id);
  if (destination && person) await queueEmail(context, db, person, email(destination));
}

interface Withdrawal {
  /** In major units of the wallet's currency. */
  readonly amount: number;
  readonly currency: "USD" | "EUR" | "GBP";
  /** Already masked. */
  readonly destination: LocalizedText;
  /** UTC milliseconds. */
  readonly at: number;
  readonly address: string | null;
}

interface Confirmed extends Withdrawal {
  readonly confirmedBy: "code" | "recovery_code";
  readonly reference: string;
  readonly href: string;
  /** Its fee and what arrives; missing without a fee. */
  readonly fee?: number | undefined;
  readonly netAmount?: number | undefined;
}

const factsOf = ({ at, address }: Withdrawal, locale: Locale) => {
  const t = messagesIn(locale, "emails");
  return [
    [t("time"), moment(at, locale)],
    [t("ipAddress"), address ?? t("unknownAddress")],
  ] as const;
};

const withdrawalConfirmed = (confirmed: Confirmed) =>
  localizedEmail((t, locale) => {
    const { currency, destination, confirmedBy, reference, href } = confirmed;
    const amount = formatMoney(confirmed.amount, currency, locale);
    return {
      kind: "withdrawal_confirmed",
      subject: t("withdrawalConfirmed.subject", { amount }),
      paragraphs: [
        t("withdrawalConfirmed.body", {
          amount,
          payee: destination(locale),
          brand: operator().brand,
        }),
        t(`withdrawalConfirmed.by.${confirmedBy}`),
      ],
      facts: [
        [t("amount"), amount],
        ...feeFacts(confirmed, locale),
        [t("to"), destination(locale)],
        [t("reference"), reference],
        ...factsOf(confirmed, locale),
      ],
      advice: t("withdrawalConfirmed.notYou"),
      link: { label: t("viewWithdrawal"), href },
    };
  });

const withdrawalEnded = ({ forgotHref, ...ended }: Withdrawal & { readonly forgotHref: string }) =>
  localizedEmail((t, locale) => {
    const amount = formatMoney(ended.amount, ended.currency, locale);
    const payee = ended.destination(locale);
    return {
      kind: "withdrawal_ended",
      subject: t("withdrawalEnded.subject", { amount }),
      paragraphs: [
        t("withdrawalEnded.body", { amount, payee, brand: operator().brand }),
        t("withdrawalEnded.effect"),
      ],
      facts: [[t("amount"), amount], [t("to"), payee], ...factsOf(ended, locale)],
      advice: t("notYou"),
      link: { label: t("resetPassword"), href: forgotHref },
    };
  });

const example = {
  ...exampleFacts,
  amount: 1234.5,
  currency: "EUR",
  destination: (locale: Locale) => messagesIn(locale, "emails")("iban", { number: "••••3000" }),
} as const;

export const withdrawalEmailExamples: EmailExamples = {
  withdrawal_confirmed: { email: withdrawalConfirmed({ ...example, confirmedBy: "code" }) },
  withdrawal_ended: { email: withdrawalEnded(example) },
};
