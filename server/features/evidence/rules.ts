// The flags of a transaction that a reviewer should check before approving it.
import type { Locale } from "../../locales/locale";
import { messagesIn } from "../../locales/messages";
import { formatInstant } from "../../kernel/instants";
import { formatMoney } from "../../kernel/money-format";
import { isEqual, isMore, numberOf, type Money } from "../../kernel/money";
import type { Person } from "../users/rules";
import { nameFlagsOf, type NameFacts } from "../names/rules";
import { isSameName } from "../names/same-name-rules";
import type { FlagSeverity } from "../users/labels";
import { accountFlags, type AccountFacts } from "./account-rules";
import { notice, relativeTo, warning, type Flag, type T } from "./flag-rules";
import type { SourceKind } from "./labels";

/** Changes within this time before a request are flagged. */
const recent = 24 * 60 * 60_000;
/** The number of requests within an hour from which they are flagged. */
const manyRequests = 3;

/** A card, bank account, or address. Instants are UTC milliseconds. */
export interface MoneySource {
  readonly kind: SourceKind;
  /** Null if unknown. */
  readonly holder: string | null;
  readonly firstUsedAt: number;
  /** When it was last saved before the request; null if it isn't saved. */
  readonly changedAt: number | null;
  /** When it was replaced or removed after the request. */
  readonly replacedAt: number | null;
}

export interface Facts extends AccountFacts {
  readonly type: "deposit" | "withdrawal";
  readonly amount: Money;
  /** The amount before staff first changed it; null if they didn't. */
  readonly amountBeforeEdits: Money | null;
  readonly customer: Pick<Person, "accountStatus" | "kycStatus"> & {
    readonly name: string;
    readonly isEmailVerified: boolean;
    readonly isCheckedOutside: boolean;
  };
  readonly source: MoneySource | null;
  /** Earlier transactions of the same type that didn't fail. */
  readonly earlier: { readonly isAny: boolean; readonly largest: Money | null };
  /** The customer's requests in the hour up to and including this one. */
  readonly withinHour: number;
  /** As of `readAt` (UTC milliseconds). */
  readonly name: NameFacts;
  readonly readAt: number;
  readonly passwordChangedAt: number | null;
  readonly secondFactorChangedAt: number | null;
  /** Reasons why a pending withdrawal can't be paid out now. */
  readonly payout: PayoutObstacles;
}

export interface PayoutObstacles {
  readonly isStopped: boolean;
  /** When the block by staff ends. */
  readonly blockedUntil: number | null;
  readonly isFrozen: boolean;
  /** When the destination's waiting period ends. */
  readonly waitsUntil: number | null;
}

/** Warnings first. */
export function flagsOf(facts: Facts, locale: Locale): Flag[] {
  const t = messagesIn(locale, "staffEvidence");
  const flags = [
    ...payoutFlags(facts, t, locale),
    ...sourceFlags(facts, t, locale),
    ...accountFlags(facts, t, locale),
    ...amountFlags(facts, t, locale),
    ...historyFlags(facts, t, locale),
    ...customerFlags(facts, t, locale),
    ...nameFlagsOf(facts.name, facts.readAt, locale),
  ];
  const ofSeverity = (severity: FlagSeverity) => flags.filter((flag) => flag.severity === severity);
  return [...ofSeverity("warning"), ...ofSeverity("notice")];
}

function payoutFlags({ payout }: Facts, t: T, locale: Locale): Flag[] {
  const flags: Flag[] = [];
  const { isStopped, blockedUntil, isFrozen, waitsUntil } = payout;
  const at = (moment: number) => formatInstant(new Date(moment).toISOString(), "UTC", locale);
  if (isStopped) flags.push(warning("payouts_stopped", t("payoutsStopped")));
  if (blockedUntil !== null)
    flags.push(warning("payouts_blocked", t("payoutsBlocked", { until: at(blockedUntil) })));
  if (isFrozen) flags.push(warning("payouts_blocked", t("payoutsFrozen")));
  if (waitsUntil !== null)
    flags.push(warning("destination_waits", t("destinationWaits", { until: at(waitsUntil) })));
  return flags;
}

function sourceFlags({ source, customer, requestedAt }: Facts, t: T, locale: Locale): Flag[] {
  if (!source) return [];
  const flags: Flag[] = [];
  const { kind, holder, firstUsedAt, changedAt, replacedAt } = source;
  const isCard = kind === "card";
  if (kind === "crypto_address" && firstUsedAt >= requestedAt)
    flags.push(warning("destination_new", t("newAddress")));
  if (changedAt !== null && requestedAt - changedAt < recent) {
    const when = relativeTo(requestedAt, changedAt, t, locale);
    flags.push(warning("destination_new", t(isCard ? "cardAdded" : "bankDetailsSaved", when)));
  }
  if (replacedAt !== null)
    flags.push(warning("destination_replaced", t(isCard ? "cardReplaced" : "bankDetailsReplaced")));
  if (holder === null && kind === "bank") flags.push(notice("holder_unknown", t("holderUnknown")));
  if (holder !== null && !isSameName(holder, customer.name)) {
    const key = isCard ? "cardHolderMismatch" : "accountHolderMismatch";
    flags.push(warning("name_mismatch", t(key, { holder })));
  }
  return flags;
}

function amountFlags({ amount, amountBeforeEdits: before }: Facts, t: T, locale: Locale): Flag[] {
  if (before === null || isEqual(before, amount)) return [];
  const text = formatMoney(numberOf(before), before.currency, locale);
  return [warning("amount_edited", t("amountEdited", { amount: text }))];
}

function historyFlags({ type, amount, earlier, withinHour }: Facts, t: T, locale: Locale): Flag[] {
  const flags: Flag[] = [];
  if (type === "withdrawal" && !earlier.isAny)
    flags.push(notice("first_withdrawal", t("firstWithdrawal")));
  if (earlier.largest && isMore(amount, earlier.largest)) {
    const largest = formatMoney(numberOf(earlier.largest), earlier.largest.currency, locale);
    const key = type === "deposit" ? "largestDeposit" : "largestWithdrawal";
    flags.push(notice("largest_so_far", t(key, { amount: largest })));
  }
  if (withinHour >= manyRequests)
    flags.push(notice("many_requests", t("manyRequests", { count: withinHour })));
  return flags;
}

function customerFlags(facts: Facts, t: T, locale: Locale): Flag[] {
  const { customer, requestedAt } = facts;
  const { accountStatus, kycStatus, isEmailVerified } = customer;
  const flags: Flag[] = [];
  if (accountStatus !== "active")
    flags.push(warning("account_not_active", t("accountNotActive", { status: accountStatus })));
  if (kycStatus !== "approved")
    flags.push(warning("kyc_not_approved", t("kycNotApproved", { status: kycStatus })));
  if (facts.type === "withdrawal" && customer.isCheckedOutside)
    flags.push(warning("kyc_checked_outside", t("kycCheckedOutside")));
  if (!isEmailVerified) flags.push(notice("email_unverified", t("emailUnverified")));
  const changes = [
    ["password_changed", "passwordChanged", facts.passwordChangedAt],
    ["second_factor_changed", "secondFactorChanged", facts.secondFactorChangedAt],
  ] as const;
  for (const [code, key, changedAt] of changes) {
    // A change after the request counts too: the owner may have won back the account.
    if (changedAt !== null && requestedAt - changedAt < recent)
      flags.push(warning(code, t(key, relativeTo(requestedAt, changedAt, t, locale))));
  }
  return flags;
}
