// What a user's account status allows, and what blocks payouts to them.
import type { KycRejection, Reason } from "../../kernel/reasons";
import { refuse, type Refusal } from "../../kernel/refusal";
import type { StaffState } from "./labels";

export interface Person {
  readonly id: string;
  readonly role: "user" | "admin";
  readonly accountStatus: "active" | "inactive" | "suspended" | "pending";
  readonly kycStatus: "not_submitted" | "pending" | "approved" | "rejected";
  /** Whether a rejection was replaced, by new documents or a reset, and staff have not decided again. */
  readonly isKycResubmitted: boolean;
  readonly isClosed: boolean;
}

/** Staff whose account isn't active have no staff rights. */
export function isAdministrator({
  role,
  accountStatus,
}: Pick<Person, "role" | "accountStatus">): boolean {
  return role === "admin" && accountStatus === "active";
}

interface Staff {
  /** Empty if the user has no password. */
  readonly password_hash: string;
  readonly staff_roles: string;
}

/** Staff have no password before they accept their invitation, and none after their time as staff. */
export function staffStateOf({ password_hash: hash, staff_roles: roles }: Staff): StaffState {
  if (hash !== "") return "current";
  return roles === "" ? "former" : "invited";
}

/** Whether an invitation still counts: joining must not reactivate someone who was stopped since. */
export function mayJoin(
  staff: Staff & { readonly account_status: Person["accountStatus"] },
): boolean {
  const isStopped = staff.account_status === "inactive" || staff.account_status === "suspended";
  return staffStateOf(staff) === "invited" && !isStopped;
}

export function checkMaySignIn(
  person: Person,
): Refusal<"account_suspended" | "account_closed"> | null {
  if (person.isClosed) return refuse("account_closed");
  return person.accountStatus === "suspended" ? refuse("account_suspended") : null;
}

/** Records of a closed account are evidence: read-only, and erased when their retention ends. */
export function checkOpen({ isClosed }: Pick<Person, "isClosed">): Refusal<"person_closed"> | null {
  return isClosed ? refuse("person_closed") : null;
}

export function checkMayMoveMoney(person: Person): Refusal<"account_may_not_move_money"> | null {
  return person.accountStatus === "active" ? null : refuse("account_may_not_move_money");
}

/** Where the operator demands a verified identity for this direction. */
export function checkIdentity(
  { kycStatus }: Pick<Person, "kycStatus">,
  isRequired: boolean,
  movement: "deposit" | "withdrawal",
): Refusal<"kyc_required"> | null {
  return isRequired && kycStatus !== "approved"
    ? refuse("kyc_required", { values: { movement } })
    : null;
}

/** Whether this user may request a deposit, whichever way it comes. */
export const checkMayDeposit = (person: Person, requiresKyc: boolean) =>
  checkMayMoveMoney(person) ?? checkIdentity(person, requiresKyc, "deposit");

/** Checked again when a withdrawal is paid out: much can have changed since it was requested. */
export function checkMayBePaid({
  accountStatus,
  kycStatus,
  isKycResubmitted,
}: Pick<Person, "accountStatus" | "kycStatus" | "isKycResubmitted">): Refusal<
  "payee_not_active" | "payee_kyc_rejected"
> | null {
  if (accountStatus !== "active") return refuse("payee_not_active");
  return kycStatus === "rejected" || isKycResubmitted ? refuse("payee_kyc_rejected") : null;
}

/** The last active owner can't stop being one, because someone must be able to manage staff. */
export function checkOwnerRemains(
  leavingId: string,
  active: readonly { readonly id: string }[],
): Refusal<"last_owner"> | null {
  const [only, ...others] = active;
  return only?.id === leavingId && others.length === 0 ? refuse("last_owner") : null;
}

interface KycDecision {
  readonly before: Person["kycStatus"];
  /** Missing if the call leaves it. */
  readonly decided: Person["kycStatus"] | undefined;
  readonly documents: number;
  /** When an earlier approval without documents was given. */
  readonly checkedOutsideAt: number | null;
  readonly now: number;
}

/** When an identity was approved without documents, after a decision; an earlier approval stays as it was. */
export function checkedOutsideAfter(decision: KycDecision): number | null {
  const { before, decided, documents, checkedOutsideAt, now } = decision;
  if (decided === undefined) return checkedOutsideAt;
  if (decided !== "approved" || documents > 0) return null;
  return before === "approved" ? checkedOutsideAt : now;
}

/** The KYC rejection reason after a change; empty with any other status. */
export function kycReasonAfter(
  before: Reason<KycRejection> & { readonly status: Person["kycStatus"] },
  decided: Reason<KycRejection> & { readonly status?: Person["kycStatus"] | undefined },
): Required<Reason<KycRejection>> {
  if ((decided.status ?? before.status) !== "rejected") return { reasonCode: null, reason: null };
  const isNew = decided.status !== undefined && decided.status !== before.status;
  const isGiven = Boolean(decided.reasonCode ?? decided.reason);
  const { reasonCode = null, reason = null } = isGiven || isNew ? decided : before;
  return { reasonCode, reason };
}

/** The KYC status after a valid upload: an approved one stays, any other awaits review. */
export function kycStatusAfterUpload(status: Person["kycStatus"]): Person["kycStatus"] {
  return status === "approved" ? "approved" : "pending";
}

/** How long staff may block payouts. */
const longestBlockMs = 366 * 24 * 60 * 60_000;

/** Instants are UTC milliseconds. */
export interface PayoutBlock {
  /** When the block by staff ends; null if there is none. */
  readonly blockedUntil: number | null;
  /** When the user stopped payouts themselves; null if they didn't. */
  readonly frozenAt: number | null;
}

/** When the block by staff ends; null if there is none or it has ended. */
export function endOfBlock({ blockedUntil }: Pick<PayoutBlock, "blockedUntil">, now: number) {
  return blockedUntil !== null && now < blockedUntil ? blockedUntil : null;
}

/** For the customer, before requesting or raising a withdrawal. */
export function checkMayRequestPayout(
  block: PayoutBlock,
  now: number,
): Refusal<"payouts_blocked" | "payouts_frozen"> | null {
  const until = endOfBlock(block, now);
  if (until !== null)
    return refuse("payouts_blocked", {
      values: { until: new Date(until) },
    });
  return block.frozenAt === null ? null : refuse("payouts_frozen");
}

/** For staff, when the money would leave. */
export function checkPayeeBlock(
  block: PayoutBlock,
  now: number,
): Refusal<"payee_blocked" | "payee_frozen"> | null {
  if (endOfBlock(block, now) !== null) return refuse("payee_blocked");
  return block.frozenAt === null ? null : refuse("payee_frozen");
}

export function checkBlockUntil(until: number, now: number): Refusal<"block_until_invalid"> | null {
  return now < until && until <= now + longestBlockMs
    ? null
    : refuse("block_until_invalid", { field: "until" });
}
