import { en } from "../../locales/en";

const labels = en.staffAuditActions;

/** An action in the audit log: each that has a label. */
export type AuditAction = keyof typeof labels;

export function isAuditAction(word: string): word is AuditAction {
  return Object.hasOwn(labels, word);
}

/** In the order of their labels. */
export const auditActions: readonly AuditAction[] = Object.keys(labels).filter(isAuditAction);

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
  "approval_request",
  "payout_stop",
  "payout_batch",
  "bank_statement",
  "bank_line",
  "list",
  "ledger",
  "setting",
] as const;

/** What the log is searched for, by the kinds of actions that belong to it; each kind is in one group. */
const groupedKinds = {
  access: ["session", "sign_in", "call", "password", "second_factor", "api_token"],
  users: ["user", "email", "note"],
  identity: ["kyc", "document", "level", "limit"],
  staff: ["admin", "staff"],
  secrets: ["card", "card_photo", "card_deposit", "bank_details", "payee", "destination"],
  money: ["deposit", "withdrawal", "transaction", "wallet"],
  payouts: ["payout", "payouts", "payout_batch"],
  bank: ["bank_statement", "bank_line", "bank_return"],
  approvals: ["approval_request", "safeguards"],
  crypto: ["crypto_payment", "gateway"],
  messages: ["contact", "mail"],
  exports: ["list", "ledger"],
} as const;
export type AuditGroup = keyof typeof groupedKinds;
export const auditGroups = Object.keys(groupedKinds) as readonly AuditGroup[];

/** Everything but what staff looked at. */
export const allChanges = "changes";
const views = /^(list\.exported|session\.confirmed|.+\.(accessed|seen))$/;

/** The actions of a group; of a single action, itself. */
export function actionsIn(
  name: AuditAction | AuditGroup | typeof allChanges,
): readonly AuditAction[] {
  if (name === allChanges) return auditActions.filter((action) => !views.test(action));
  if (isAuditAction(name)) return [name];
  const kinds: readonly string[] = groupedKinds[name];
  return auditActions.filter((action) => kinds.includes(action.split(".")[0] ?? ""));
}
