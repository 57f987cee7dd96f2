export default {
  title: "Payees",
  caption: "The customer's payees",
  none: "No payees",
  noneHint: "Bank accounts and Bitcoin addresses that the customer saves will appear here.",
  payee: "Payee",
  noLabel: "No label",
  account: "Account",
  "kind.bank": "Bank account, {region}",
  "kind.address": "Bitcoin address",
  holder: "Holder",
  noHolder: "Not known",
  isDefault: "Default",
  isOwn: "Customer's own account",
  usableFrom: "Can be paid from {time}",
  added: "Added",
  lastUsed: "Last used",
  never: "Never",
  action: "Action",
  reveal: "Reveal<hidden> {payee}</hidden>",
} as const;

export const staffPayeesAuditActions = {
  "payee.accessed": "Revealed a payee",
} as const;
