// The operator's own texts: replace them with yours.
export default {
  /** One line under the name, for search results and shared links. */
  promise: "A forex and crypto client portal where every transaction can be traced.",
  supportHours: "Monday to Friday, 9:00 to 17:00 UTC",
  /** The time within which messages are answered. */
  answerTime: "two business days",
  /** The governing law of the terms. */
  law: "the laws of the operator's place of registration",

  "figure.response": "Response",
  "figure.leverage": "Leverage",
  "figure.minimum": "Minimum trading",
  "figure.execution": "STP/ECN",

  "question.realMoney": "Is this real money?",
  "answer.realMoney":
    "No. In this demo, all customers, prices and payments are simulated and labeled. An operator connects live services. In production, a simulation runs only if the operator allows it by name, and it stays labeled.",
  "question.pending": "Why is my deposit pending?",
  "answer.pending":
    "Card deposits are reviewed before they're credited. Until then, they appear as pending and aren't included in your balance.",
  "answer.pendingCrypto":
    "Crypto deposits are credited once the payment gateway confirms them. Until then, they appear as pending and aren't included in your balance.",
  "question.withdrawal": "What happens when I request a withdrawal?",
  "answer.withdrawal":
    "We place a hold on the amount and lock the destination you chose. If the request is rejected, we let you know and release the hold. If the bank account or address is new, the first payout may be delayed; the withdrawal page shows the earliest time.",
  "question.stolenPassword": "What should I do if someone else might know my password?",
  "answer.stolenPassword":
    "First, stop payouts: go to Settings, then Payouts. No money will leave your account until you allow payouts again with your password, and with a verification code if you use two-factor authentication. Then change your password and cancel any withdrawals you don't recognize.",
  "question.documents": "Which documents do I need?",
  "answer.documents":
    "A passport, driver's license or ID card, as photos or a PDF. Our team reviews them. If we can't accept a document, we'll let you know.",
  "question.card": "What happens to my card details?",
  "answer.card":
    "Your card number and CVV are encrypted in a separate vault. The CVV and the photo of the back are deleted once your last pending card deposit is approved or rejected, and always within 24 hours.",
  "question.prices": "Are the prices real?",
  "answer.prices":
    "No. Prices are simulated, identical for every user and labeled as simulated. Don't use them to make trading decisions.",
  "question.scripts": "Do I need JavaScript?",
  "answer.scripts":
    "No. Every page and form works without it. With JavaScript, charts are interactive and pages update automatically.",
} as const;
