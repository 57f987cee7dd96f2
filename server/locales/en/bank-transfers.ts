export default {
  title: "Bank transfer",
  heading: "Deposit by bank transfer",
  lead: "Send {currency} from your own bank account. We credit it to your wallet when it arrives.",
  demonstration:
    "This is a demonstration with an example account. Don't send money to it; play the bank instead.",
  playBank: "Play the bank",
  sendTo: "Send the money to",
  sendToCurrency: "Send {currency} to",
  reference: "Your reference",
  referenceHint: "Always include it: it tells us that the money is yours.",
  holder: "Account holder",
  iban: "IBAN",
  bic: "BIC",
  bank: "Bank",
  bankAddress: "Bank address",
  accountNumber: "Account number",
  routingNumber: "Routing number",
  sortCode: "Sort code",
  copyReference: "Copy reference",
  copyHolder: "Copy holder",
  copyIban: "Copy IBAN",
  copyBic: "Copy BIC",
  copyAccountNumber: "Copy account number",
  copyRoutingNumber: "Copy routing number",
  copySortCode: "Copy sort code",
  arrives:
    "{days, plural, =0 {Usually arrives on the same working day.} one {Usually arrives within one working day.} other {Usually arrives within # working days.}}",
  qrCode: "QR code of the transfer, for your bank's app",
  qrHint: "Scan it with your bank's app to fill in the transfer.",
  qrHintWithAmount: "Scan it with your bank's app to fill in the transfer of {amount}.",
  amount: "Amount",
  showInCode: "Put the amount in the QR code",
  aboveLimit: "Money above your limit waits until we have checked it.",
  fees: "We charge no fee. Your bank, or a bank in between, may charge its own. We credit the amount that arrives.",
  feesAndOurs:
    "Your bank, or a bank in between, may charge its own fee. We credit the amount that arrives, less our fee.",
  goodToKnow: "Good to know",
  noReference: "If the reference is missing or wrong",
  noReferenceText:
    "We can't tell right away whose money it is. Crediting it takes longer, or we send it back to the account that it came from.",
  otherName: "If the account isn't in your name",
  otherNameText:
    "Send the money from an account in your own name. We have to check transfers from other people before we can credit them.",
  print: "Print",
  sent: "Already sent it?",
  sentLead:
    "Tell us the amount, and we'll look out for it. You don't have to: your reference is enough.",
  sentHint:
    "We stop expecting it after {days, plural, one {one day} other {# days}}. If it arrives later, it's credited as well.",
  wallet: "Wallet",
  iveSentIt: "I've sent it",
  processing: "Processing...",
  announced: "Thank you. We're expecting {amount} by bank transfer, and credit it when it arrives.",
  expected: "Expected bank transfers",
  expectedCaption: "Bank transfers that you told us about, newest first",
  announcedAt: "Announced",
  expectedUntil: "Expected until",
  lapseHint:
    "We stop expecting a transfer after that day. If it arrives later, your reference is enough for us to credit it.",
  actions: "Actions",
  today: "today",
  cancel: "Cancel <hidden>the transfer of {amount}</hidden>",
  cancelTitle: "Cancel expected transfer",
  cancelQuestion:
    "We'll no longer expect {amount}. If you've sent the money, it's credited nevertheless when it arrives.",
  cancelConfirm: "Cancel transfer",
  keep: "Keep expecting it",
  notOpen: "We no longer expect this transfer: it arrived, was canceled, or expired.",
  bankTitle: "Play the bank",
  bankLead:
    "You're the customer's bank. What you send is in the next statement of {bank}, which staff import. No money moves.",
  backToDetails: "Account details",
  from: "From",
  "sent.right": "Your own",
  "sent.wrong": "Your own with a mistake",
  "sent.none": "None",
  "from.own": "An account in your name",
  otherSender: "Olivia Other",
  "from.other": "An account of Olivia Other",
  twice: "Send it twice",
  send: "Send transfer",
  played:
    "{count, plural, one {The transfer is} other {# equal transfers are}} in today's statement.",
  cancelled: "We no longer expect this transfer.",
} as const;

export const bankTransfersEmails = {
  "expectedDeposit.subject": "Your bank transfer of {amount} hasn't arrived yet",
  "expectedDeposit.body":
    "On {sent}, you told us that you sent {amount} by bank transfer. It hasn't arrived yet.",
  "expectedDeposit.advice":
    "Check with your bank that it was sent, to the account on your deposit page and with your reference. If you didn't send it, there's nothing to do.",
  "expectedDeposit.end":
    "After {day}, we'll stop expecting it. If it arrives later, your reference is enough for us to credit it.",
  "expectedDeposit.reference": "Your reference",
  "expectedDeposit.view": "View account details",
} as const;

export const bankTransfersEmailKinds = {
  expected_deposit_reminder: "Transfer not arrived yet",
} as const;

export const bankTransfersAuditActions = {
  "deposit.simulated": "Sent simulated bank transfer",
  "payout.simulated": "Played the bank for a payout",
} as const;
