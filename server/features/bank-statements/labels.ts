// The states of imports and of their lines.

export const importStates = [
  "reading",
  "mapping",
  "preview",
  "posting",
  "posted",
  "undoing",
  "undone",
  "discarded",
] as const;
export type ImportState = (typeof importStates)[number];

export const statementFormats = ["camt.053", "mt940", "csv"] as const;

/** `compliance`, `returning` and `open` wait for a person; those after `returning` are final. */
export const lineStates = [
  "proposed",
  "duplicate",
  "open",
  "compliance",
  "returning",
  "credited",
  "closed",
  "payout_returned",
  "returned",
  "own",
  "undone",
] as const;
export type LineState = (typeof lineStates)[number];

/** The states of the queue. */
export const waitingStates = ["open", "compliance"] as const;

/** Why a line is open. */
export const openReasons = [
  "no_match",
  "unknown_reference",
  "several_references",
  "suggested",
  "other_name",
  "no_name",
  "other_currency",
  "wallet_missing",
  "account_not_active",
  "identity_unverified",
  "person_closed",
  "amount_too_large",
  "above_limit",
  "amount_differs",
  "payout_not_sent",
  "payout_ended",
  "already_closed",
  "paid_before",
  "reversal",
  "unmatched_debit",
  "staff_account",
  "not_possible",
  "compliance_refused",
] as const;
export type OpenReason = (typeof openReasons)[number];

export const isOpenReason = (text: string | null): text is OpenReason =>
  openReasons.some((reason) => reason === text);

/** What happens to a line when its import is posted. */
export const proposalKinds = [
  "credit",
  "payout",
  "batch",
  "payout_return",
  "return",
  "own",
  "open",
] as const;
export type ProposalKind = (typeof proposalKinds)[number];

export const returnStates = ["requested", "approved", "sent", "done", "cancelled"] as const;
export type ReturnState = (typeof returnStates)[number];

/** Final states, and what still waits for a person. */
export const lineGroups = [
  "credited",
  "closed",
  "payout_returned",
  "returned",
  "own",
  "waiting",
] as const;
export type LineGroup = (typeof lineGroups)[number];

export const groupOf = (state: LineState): LineGroup =>
  lineGroups.find((group) => group === state) ?? "waiting";
