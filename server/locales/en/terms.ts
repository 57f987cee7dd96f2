export default {
  title: "Terms of use",
  description: "The terms that apply to your account with {brand}.",
  lead: "Version {version}. These terms apply to your account with {company}. You accept them when you open it; we record the version and date of acceptance.",
  accountTitle: "Your account",
  accountOwn:
    "One account per person, with accurate details. Keep your password private. You are responsible for activity on your account until you notify us.",
  accountDocuments:
    "We may ask for identity documents, and we may suspend an account that is misused. If we suspend yours, you can contact us to ask why.",
  depositsTitle: "Deposits",
  depositsText:
    "Card deposits are credited when we approve them, and crypto deposits when the payment gateway confirms them. Use only payment methods in your own name.",
  depositsTextCrypto:
    "Crypto deposits are credited when the payment gateway confirms them. Use only payment methods in your own name.",
  withdrawalsTitle: "Withdrawals",
  withdrawalsText:
    "When you request a withdrawal, we hold the amount and lock the destination. Our team approves or rejects each request. If yours is rejected, the full amount is returned to your available balance.",
  correctionsTitle: "Corrections",
  correctionsText:
    "Errors are corrected with reversing entries, never by editing. Both remain in your history.",
  riskTitle: "Risk",
  riskText:
    "Prices can move against you quickly, and you could lose all the money you invest. Nothing on these pages is advice, and no result is promised.",
  riskSimulated: "Prices and charts labeled “Simulated” are not real. Do not rely on them.",
  closingTitle: "Closing your account",
  closingText:
    "You may ask us to close your account at any time. Pending requests are canceled, your balance is paid out, and your personal data is erased as described in <link>Privacy</link>.",
  changesTitle: "Changes and governing law",
  changesText:
    "New terms have a new version and apply to you once you accept them. These terms are governed by {law}.",
  changesDemo:
    "In a demo, no money moves, and these terms are an example for the operator to replace.",
} as const;
