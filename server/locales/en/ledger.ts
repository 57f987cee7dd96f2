// Labels of the ledger's codes on pages, in emails and in downloads.
export default {
  deposit: "Deposit",
  withdrawal: "Withdrawal",
  funding: "Funding",
  trade: "Trade",
  transfer: "Transfer",
  payment: "Payment",
  crypto_payment: "Crypto payment",
  bank_withdrawal: "Bank withdrawal",
  card: "Card",
  bank: "Bank transfer",
  "reason.not_received": "We didn't receive your payment.",
  "reason.card_declined": "Your card was declined.",
  "reason.card_unreadable":
    "We couldn't read the photos of your card. Send clear, well-lit photos.",
  "reason.other_card_holder": "The name on the card doesn't match the name on your account.",
  "reason.wrong_details": "The bank details or wallet address are incorrect.",
  "reason.other_account_holder": "The bank account isn't in your name.",
  "reason.more_documents": "We need more documents from you first. Contact support.",
  "reason.duplicate": "This is a duplicate of another request.",
  "reason.on_request": "You asked us to cancel this request.",
  "reason.not_approved": "Your request wasn't approved. Contact support if you have questions.",
} as const;
