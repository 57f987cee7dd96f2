// The actions in the audit log; their labels are in the catalog `staffAuditActions`.
export const auditActions = [
  "session.opened",
  "sign_in.refused",
  "call.refused",
  "session.closed",
  "session.others_closed",
  "session.confirmed",
  "user.registered",
  "user.created",
  "user.edited",
  "user.cleared",
  "payouts.held",
  "payouts.hold_lifted",
  "payouts.frozen",
  "payouts.unfrozen",
  "payouts.stopped",
  "payouts.started",
  "note.added",
  "note.shared",
  "note.pinned",
  "note.unpinned",
  "user.deleted",
  "user.closed",
  "user.erased",
  "admin.created",
  "staff.invited",
  "staff.reinvited",
  "staff.joined",
  "staff.roles_changed",
  "staff.ended",
  "staff.suspended",
  "staff.suspension_confirmed",
  "staff.suspension_ended",
  "staff.suspension_lapsed",
  "email.verified",
  "email.change_approved",
  "email.changed",
  "password.changed",
  "password.reset",
  "second_factor.enabled",
  "second_factor.disabled",
  "second_factor.removed",
  "second_factor.recovery_codes_renewed",
  "second_factor.recovery_code_used",
  "api_token.created",
  "api_token.revoked",
  "kyc.uploaded",
  "document.seen",
  "card.added",
  "card.removed",
  "card.revealed",
  "card_photo.revealed",
  "card_deposit.revealed",
  "bank_details.saved",
  "bank_details.revealed",
  "destination.revealed",
  "deposit.requested",
  "deposit.booked",
  "withdrawal.requested",
  "withdrawal.booked",
  "transaction.approved",
  "transaction.rejected",
  "transaction.status_set",
  "transaction.edited",
  "transaction.cancelled",
  "transaction.deleted",
  "payout.sent",
  "payout.arrived",
  "payout.returned",
  "payout_batch.prepared",
  "payout_batch.released",
  "payout_batch.cancelled",
  "payout_batch.downloaded",
  "wallet.created",
  "wallet.adjusted",
  "proposal.made",
  "proposal.approved",
  "proposal.refused",
  "proposal.withdrawn",
  "wallet.closed",
  "crypto_payment.new",
  "crypto_payment.pending",
  "crypto_payment.confirming",
  "crypto_payment.completed",
  "crypto_payment.error",
  "crypto_payment.expired",
  "crypto_payment.cancelled",
  "crypto_payment.flagged",
  "crypto_payment.settled",
  "crypto_payment.simulated",
  "mail.seen",
  "mail.retried",
  "gateway.asked",
  "ledger.verified",
  "list.exported",
  "safeguards.changed",
  "contact.answered",
  "contact.open",
] as const;
export type AuditAction = (typeof auditActions)[number];

const known: ReadonlySet<string> = new Set(auditActions);

export function isAuditAction(word: string): word is AuditAction {
  return known.has(word);
}

/** The kinds of objects of entries. */
export const auditedKinds = [
  "user",
  "transaction",
  "wallet",
  "card",
  "document",
  "crypto_payment",
  "contact",
  "mail",
  "proposal",
  "payout_stop",
  "payout_batch",
  "list",
  "ledger",
  "setting",
] as const;

/** What the log is searched for, by the kinds of actions that belong to it; each kind is in one group. */
const groupedKinds = {
  access: ["session", "sign_in", "call", "password", "second_factor", "api_token"],
  users: ["user", "email", "note"],
  identity: ["kyc", "document"],
  staff: ["admin", "staff"],
  secrets: ["card", "card_photo", "card_deposit", "bank_details", "destination"],
  money: ["deposit", "withdrawal", "transaction", "wallet"],
  payouts: ["payout", "payouts", "payout_batch"],
  approvals: ["proposal", "safeguards"],
  crypto: ["crypto_payment", "gateway"],
  messages: ["contact", "mail"],
  exports: ["list", "ledger"],
} as const;
export type AuditGroup = keyof typeof groupedKinds;
export const auditGroups = Object.keys(groupedKinds) as readonly AuditGroup[];

/** Everything but what staff looked at. */
export const allChanges = "changes";
const views = /^(list\.exported|session\.confirmed|.+\.(revealed|seen))$/;

/** The actions of a group; of a single action, itself. */
export function actionsIn(
  name: AuditAction | AuditGroup | typeof allChanges,
): readonly AuditAction[] {
  if (name === allChanges) return auditActions.filter((action) => !views.test(action));
  if (isAuditAction(name)) return [name];
  const kinds: readonly string[] = groupedKinds[name];
  return auditActions.filter((action) => kinds.includes(action.split(".")[0] ?? ""));
}
