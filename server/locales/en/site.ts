// The pages about the company and its services.
export default {
  bindingLanguage: "This document is in English, the language that binds.",
  closingTitle: "Ready to get started?",
  closingText: "Open an account in a few minutes. No deposit required.",
  closingDemo: "Open an account, or explore with a demo account.",
  goToDashboard: "Go to your dashboard",

  aboutDescription:
    "What {brand} is, what it stands for, and who runs it. Every balance is the sum of its entries.",
  aboutTitle: "Trading is risky enough. Your balance shouldn't be.",
  aboutLead:
    "{brand} is the customer side of a brokerage: your account, your wallet, deposits and withdrawals. We built it so you can verify every figure.",
  "principle.balances": "Balances you can audit",
  "principle.balancesText":
    "Balances can't be edited directly. Every figure is the sum of entries, each with an author and a time.",
  "principle.once": "No duplicate payments",
  "principle.onceText":
    "If a form is submitted twice, it's processed once, and you see the original result.",
  "principle.reasons": "Clear answers",
  "principle.reasonsText":
    "If we reject a deposit, withdrawal or document, we tell you, give the reason if there is one, and release any hold.",
  "principle.labels": "Simulations are labeled",
  "principle.labelsText": "Simulated prices, payments and example customers are clearly marked.",
  "principle.deletion": "Your data is erased after you leave",
  "principle.deletionText":
    "When we no longer have to keep the records of a closed account, we erase its files and personal data and destroy the encryption key.",
  "principle.browsers": "Works everywhere",
  "principle.browsersText":
    "Every page works without JavaScript, by keyboard, on small screens and on slow connections.",
  notTitle: "What we don't do",
  notAdvice:
    "{brand} doesn't give advice, recommend trades or promise returns. We don't trade for you, and no one who works here will ever ask for your password.",
  notClaims:
    "We don't publish customer counts, awards or testimonials. Illustrative figures are labeled as examples.",
  whoTitle: "Who runs it",
  whoText: "{company}, {office}. Contact us through the <link>contact form</link> or at {email}.",

  servicesDescription:
    "One wallet with {brand}: deposit by card or crypto, withdraw to a bank account or Bitcoin address, and follow the markets.",
  servicesDescriptionCrypto:
    "One wallet with {brand}: deposit with crypto, withdraw to a bank account or Bitcoin address, and follow the markets.",
  servicesTitle: "One wallet for every deposit and withdrawal",
  servicesLead: "Everything starts with your wallet, held in US dollars, euros or pounds.",
  buyCryptoText:
    "How to deposit and withdraw with crypto, step by step, and what to check before you send.",
  copyTradingText: "What copying another trader's positions involves, and what to ask first.",
  tradingToolsText: "Interactive charts for currency pairs, indices and crypto.",
  walletTitle: "Your wallet",
  walletText:
    "See your available, on-hold and incoming funds separately, and trace each figure to its transactions.",
  walletCard: "Card deposits, credited once we approve them.",
  walletCrypto: "Crypto deposits, credited when the payment gateway confirms them.",
  walletWithdrawals:
    "Withdrawals to your bank account or a Bitcoin address. We hold the amount and lock the destination as soon as you confirm.",
  costTitle: "What it costs",
  costText:
    "You review every transaction before you confirm it, and the amount you confirm is the amount we post. If you deposit in another currency, you see the exchange rate first.",
  costTextFees:
    "You review every transaction before you confirm it, with our fee and what arrives after it. If you deposit in another currency, you see the exchange rate first.",
  costFees:
    "Card networks, banks and blockchains may charge their own fees, which we don't control.",
  costFeesCrypto: "Banks and blockchains may charge their own fees, which we don't control.",

  careersDescription: "Open positions at {company}, with responsibilities, location and salary.",
  careersNone: "There are no open positions at the moment.",
  careersNoneText: "New openings will be posted here with responsibilities, location and salary.",
  speculativeTitle: "Unsolicited applications",
  speculativeText:
    "We don't accept or store unsolicited applications. Check back here for openings.",
} as const;
