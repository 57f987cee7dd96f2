export default {
  title: "Payees",
  lead: "The bank accounts and Bitcoin addresses you withdraw to.",
  add: "Add a payee",
  yours: "Your payees",
  manage: "Manage payees",
  noneYet: "No payees yet",
  noneYetHint: "Add the bank account or Bitcoin address you want to withdraw to.",
  label: "Label",
  labelHint: "A name you'll recognize, such as Household account",
  payee: "Payee",
  account: "Account",
  bankAccount: "Bank account",
  bitcoinAddress: "Bitcoin address",
  "kind.bank": "Bank account, {region}",
  "kind.address": "Bitcoin address",
  isDefault: "Default",
  isOwn: "My own account",
  usableFrom: "Can be paid from {time}",
  created: "Added",
  lastUsed: "Last used",
  never: "Never",
  action: "Action",
  renameRow: "Change label<unseen> of {payee}</unseen>",
  defaultRow: "Make<unseen> {payee} the</unseen> default",
  removeRow: "Remove<unseen> {payee}</unseen>",
  kindOfPayee: "Kind of payee",
  bankIn: "Bank: {region}",
  addLead:
    "Withdrawals to a new payee can have a waiting period. It protects you if someone else gains access to your account.",
  stepUpHint: "For your security, enter your password to change your payees.",
  save: "Save payee",
  saving: "Saving...",
  cancel: "Cancel",
  added: "Payee added",
  renamed: "Label changed",
  defaultChanged: "Default payee changed",
  renameTitle: "Change label",
  renameLead: "For {payee}. To change the account itself, remove the payee and add a new one.",
  saveLabel: "Save label",
  defaultQuestion: "Make this payee the default?",
  defaultBank:
    "{payee} will become your default bank account. Withdrawals by bank transfer go to it unless you choose another payee.",
  defaultAddress:
    "{payee} will become your default Bitcoin address. It's selected first when you withdraw Bitcoin.",
  makeDefault: "Make default",
  removeQuestion: "Remove this payee?",
  removeEffect:
    "You won't be able to withdraw to {payee} anymore. If you add it again later, it counts as new.",
  removeInUse: "You can't remove {payee} yet: your withdrawal {link} to it is still open.",
  removeDefault: "{payee} is your default. To remove it, make another payee the default first.",
  remove: "Remove payee",
  removing: "Removing...",
  accountQuestion: "To which account?",
  addressQuestion: "To which address?",
  otherAddress: "Another address",
  otherAddressHint: "You can save it as a payee afterwards.",
  addAnother: "Add another payee",
  choice: "{masked}{isDefault, select, yes { (default)} other {}}",
  saveAddress: "Save this address as a payee",
  back: "Back to payees",
  backToWithdrawal: "Back to the withdrawal",
} as const;

export const payeesEmails = {
  bitcoinAddress: "Bitcoin address {address}",
  "payeeChanged.subject":
    "{change, select, added {A payee was added to your account} removed {A payee was removed from your account} other {Your default payee was changed}}",
  "payeeChanged.body":
    "{change, select, added {A payee was added to your {brand} account and confirmed with your password. Withdrawals can now go to it.} removed {A payee was removed from your {brand} account and confirmed with your password. Withdrawals can no longer go to it.} other {The default payee of your {brand} account was changed and confirmed with your password. Withdrawals go to it unless another payee is chosen.}}",
  "payeeChanged.payee": "Payee",
  "payeeChanged.usableFrom": "Earliest payout",
} as const;

export const payeesEmailKinds = {
  payee_changed: "Payee changed",
} as const;

export const payeesAuditActions = {
  "payee.added": "Added a payee",
  "payee.renamed": "Changed a payee's label",
  "payee.default_changed": "Changed the default payee",
  "payee.removed": "Removed a payee",
} as const;
