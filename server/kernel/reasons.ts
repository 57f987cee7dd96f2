// A reason is a code from a list, free text, or both. It is rendered in the reader's language.
import { en } from "../locales/en";
import type { Locale } from "../locales/locale";
import { messagesIn } from "../locales/messages";

export type ReasonCode = keyof typeof en.reasons;

/** Codes stay here and in the catalog for as long as records have them. */
export const rejectionReasons = [
  "not_received",
  "card_declined",
  "card_unreadable",
  "other_card_holder",
  "wrong_details",
  "other_account_holder",
  "more_documents",
  "duplicate",
  "on_request",
  "not_approved",
] as const satisfies readonly ReasonCode[];
export type RejectionReason = (typeof rejectionReasons)[number];

/** Reasons that staff can choose for a transaction, and those of the portal's own changes. */
export const transactionReasons = [
  ...rejectionReasons,
  "account_reset",
  "wallet_closed",
  "crypto_payment_not_created",
  "crypto_payment_failed",
  "crypto_payment_expired",
  "crypto_payment_canceled",
  "bank_returned",
  "bank_import_undone",
] as const satisfies readonly ReasonCode[];
export type TransactionReason = (typeof transactionReasons)[number];

export const kycRejections = [
  "unreadable",
  "expired",
  "other_name",
  "incomplete",
  "not_accepted",
] as const satisfies readonly ReasonCode[];
export type KycRejection = (typeof kycRejections)[number];

export const payoutBlockReasons = ["email_changed"] as const satisfies readonly ReasonCode[];
export type PayoutBlockReason = (typeof payoutBlockReasons)[number];

export interface Reason<Code extends ReasonCode = ReasonCode> {
  readonly reasonCode?: Code | null | undefined;
  /** Free text, alone or after the code's text. */
  readonly reason?: string | null | undefined;
}

/** The documented calls work without a reason: a missing one is recorded as missing. */
export const reasonOrNone = (reason: string | undefined): Reason<"no_reason_given"> =>
  reason ? { reason } : { reasonCode: "no_reason_given" };

export const isReasonCode = (code: unknown): code is ReasonCode =>
  typeof code === "string" && Object.hasOwn(en.reasons, code);

export const reasonLabel = (code: ReasonCode, locale: Locale): string =>
  messagesIn(locale, "reasons")(code);

/** The reason as someone reads it; undefined if there is none. */
export function reasonText({ reasonCode, reason }: Reason, locale: Locale): string | undefined {
  const parts = [reasonCode && reasonLabel(reasonCode, locale), reason].filter(Boolean);
  return parts.join(" ") || undefined;
}

/** Text that is or begins with a listed reason becomes its code: clients may send back text that they received. */
export function parseReason<Code extends ReasonCode>(
  { reasonCode, reason }: Reason<Code>,
  codes: readonly Code[],
  locale: Locale,
): Reason<Code> {
  if (reasonCode || !reason) return { reasonCode, reason };
  const code = codes.find((one) => `${reason} `.startsWith(`${reasonLabel(one, locale)} `));
  if (!code) return { reason };
  return { reasonCode: code, reason: reason.slice(reasonLabel(code, locale).length + 1) || null };
}
