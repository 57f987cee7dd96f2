export default {
  title: "Payees",
  caption: "The customer's payees",
  none: "No payees",
  noneHint: "Bank accounts and Bitcoin addresses that the customer saves will appear here.",
  payee: "Payee",
  noLabel: "No label",
  account: "Account",
  holder: "Holder",
  noHolder: "Not known",
  isOwn: "Customer's own account",
  added: "Added",
  lastUsed: "Last used",
  never: "Never",
  action: "Action",
  reveal: "Reveal<hidden> {payee}</hidden>",
} as const;

export const staffPayeesAuditActions = {
  "payee.accessed": "Revealed a payee",
} as const;
