// What a reviewer should notice about a transaction before approving it.
import { formatInstant } from "../../kernel/instants";
import { formatMoney } from "../../kernel/money-format";
import { isMore, numberOf, type Money } from "../../kernel/money";
import type { Person } from "../users/rules";
import type { FlagCode, FlagSeverity, SourceKind } from "./labels";
import { isSameName } from "./name-rules";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Changes within this time before a request are flagged. */
const recent = day;
/** From how many requests within an hour on. */
const manyRequests = 3;

/** A card, bank account, or address. Instants are UTC milliseconds. */
export interface MoneySource {
  readonly kind: SourceKind;
  /** Null where it is not known. */
  readonly holder: string | null;
  readonly firstUsedAt: number;
  /** When it was saved last before the request; null where it is not saved. */
  readonly changedAt: number | null;
  /** When it was replaced or removed after the request. */
  readonly replacedAt: number | null;
}

export interface Facts {
  readonly type: "deposit" | "withdrawal";
  readonly amount: Money;
  readonly requestedAt: number;
  readonly customer: Pick<Person, "accountStatus" | "kycStatus"> & {
    readonly name: string;
    readonly isEmailVerified: boolean;
  };
  readonly source: MoneySource | null;
  /** Those of the same type before this one that did not fail. */
  readonly earlier: { readonly count: number; readonly largest: Money | null };
  /** Requests of the customer in the hour up to this one, which is counted. */
  readonly withinHour: number;
  readonly passwordChangedAt: number | null;
  readonly secondFactorChangedAt: number | null;
  /** What keeps a pending withdrawal from being paid out now. */
  readonly payout: PayoutObstacles;
}

export interface PayoutObstacles {
  readonly isStopped: boolean;
  /** Until when staff stopped payouts to the customer. */
  readonly heldUntil: number | null;
  readonly isFrozen: boolean;
  /** Until when the destination waits. */
  readonly waitsUntil: number | null;
}

export interface Flag {
  readonly code: FlagCode;
  readonly severity: FlagSeverity;
  readonly message: string;
}

/** Warnings first. */
export function flagsOf(facts: Facts): Flag[] {
  const flags = [
    ...payoutFlags(facts),
    ...sourceFlags(facts),
    ...historyFlags(facts),
    ...customerFlags(facts),
  ];
  const ofSeverity = (severity: FlagSeverity) => flags.filter((flag) => flag.severity === severity);
  return [...ofSeverity("warning"), ...ofSeverity("notice")];
}

function payoutFlags({ payout: { isStopped, heldUntil, isFrozen, waitsUntil } }: Facts): Flag[] {
  const flags: Flag[] = [];
  if (isStopped) flags.push(warning("payouts_stopped", "All payouts are stopped"));
  if (heldUntil !== null)
    flags.push(
      warning("payouts_on_hold", `Payouts to this customer are on hold until ${at(heldUntil)}`),
    );
  if (isFrozen)
    flags.push(warning("payouts_on_hold", "The customer stopped payouts from their account"));
  if (waitsUntil !== null)
    flags.push(
      warning("destination_waits", `New destination: can't be paid out before ${at(waitsUntil)}`),
    );
  return flags;
}

const at = (moment: number) => formatInstant(new Date(moment).toISOString());

function sourceFlags({ source, customer, requestedAt }: Facts): Flag[] {
  if (!source) return [];
  const flags: Flag[] = [];
  const { kind, holder, firstUsedAt, changedAt, replacedAt } = source;
  if (kind === "crypto_address" && firstUsedAt >= requestedAt)
    flags.push(warning("destination_new", "First withdrawal to this address"));
  if (changedAt !== null && requestedAt - changedAt < recent)
    flags.push(
      warning(
        "destination_new",
        `${kind === "card" ? "Card added" : "Bank details saved"} ${whenBeside(requestedAt, changedAt)}`,
      ),
    );
  if (replacedAt !== null)
    flags.push(
      warning(
        "destination_replaced",
        kind === "card"
          ? "Card removed or replaced since the request"
          : "Bank details saved again since the request",
      ),
    );
  if (holder === null && kind === "bank")
    flags.push(
      notice("holder_unknown", "Account holder can't be compared: free-text account details"),
    );
  if (holder !== null && !isSameName(holder, customer.name))
    flags.push(
      warning(
        "name_mismatch",
        `${kind === "card" ? "Card" : "Account"} holder “${holder}” is not the customer’s name`,
      ),
    );
  return flags;
}

function historyFlags({ type, amount, earlier, withinHour }: Facts): Flag[] {
  const flags: Flag[] = [];
  if (type === "withdrawal" && earlier.count === 0)
    flags.push(notice("first_withdrawal", "First withdrawal"));
  if (earlier.largest && isMore(amount, earlier.largest)) {
    const largest = formatMoney(numberOf(earlier.largest), earlier.largest.currency);
    flags.push(
      notice("largest_so_far", `Larger than any ${type} before: the largest was ${largest}`),
    );
  }
  if (withinHour >= manyRequests)
    flags.push(notice("many_requests", `${withinHour} requests within an hour`));
  return flags;
}

function customerFlags(facts: Facts): Flag[] {
  const { customer, requestedAt } = facts;
  const { accountStatus, kycStatus, isEmailVerified } = customer;
  const flags: Flag[] = [];
  if (accountStatus !== "active")
    flags.push(warning("account_not_active", `Account is ${accountStatus}`));
  if (kycStatus !== "approved")
    flags.push(
      warning("kyc_not_approved", `Identity not approved: ${kycStatus.replaceAll("_", " ")}`),
    );
  if (!isEmailVerified) flags.push(notice("email_unverified", "Email not confirmed"));
  const changes = [
    ["password_changed", "Password", facts.passwordChangedAt],
    ["second_factor_changed", "Two-step sign-in", facts.secondFactorChangedAt],
  ] as const;
  for (const [code, what, changedAt] of changes) {
    // A change after the request counts too: the owner may have won back the account.
    if (changedAt !== null && requestedAt - changedAt < recent)
      flags.push(warning(code, `${what} changed ${whenBeside(requestedAt, changedAt)}`));
  }
  return flags;
}

const warning = (code: FlagCode, message: string): Flag => ({ code, severity: "warning", message });
const notice = (code: FlagCode, message: string): Flag => ({ code, severity: "notice", message });

/** For example "3 minutes before the request". */
function whenBeside(requestedAt: number, moment: number): string {
  const side = moment > requestedAt ? "after" : "before";
  return `${spanOf(Math.abs(requestedAt - moment))} ${side} the request`;
}

/** In the largest unit that fills: "3 minutes", "23 hours". */
function spanOf(milliseconds: number): string {
  if (milliseconds < minute) return "less than a minute";
  const [size, unit] =
    milliseconds < hour
      ? ([minute, "minute"] as const)
      : milliseconds < day
        ? ([hour, "hour"] as const)
        : ([day, "day"] as const);
  const count = Math.floor(milliseconds / size);
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}
