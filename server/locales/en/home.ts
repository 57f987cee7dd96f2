export default {
  pageTitle: "Your money, accounted for",
  title: "Every movement of your money, accounted for.",
  lead: "{brand} is a client portal for forex and crypto trading. Deposit, withdraw and track every step, with a balance you can trace to each transaction.",
  tryDemo: "Try the demo",

  howItWorks: "How it works",
  "step.open": "Open an account",
  "step.openText": "Enter your details and choose a wallet currency.",
  "step.verify": "Verify your identity",
  "step.verifyText": "Upload a passport, driver's license or ID card. Our team reviews it.",
  "step.deposit": "Deposit",
  "step.depositText": "Pay by card or crypto. Deposits show as pending until they're credited.",
  "step.depositTextCrypto": "Pay with crypto. Deposits show as pending until they're credited.",
  "step.withdraw": "Withdraw",
  "step.withdrawText":
    "Send money to your bank account or a Bitcoin address. We hold the amount and lock the destination as soon as you confirm.",

  explore: "Explore {brand}",
  buyCrypto: "Deposit with crypto and track every confirmation.",
  tradingTools: "Forex, index and crypto charts that load instantly.",
  copyTrading: "What copy trading is, and six questions to ask first.",

  faq: "Frequently asked questions",
  faqContact: "Still have questions? <link>Contact us</link>",

  keyFigures: "Key figures",
  exampleFigures: "Example figures",
  figuresHint: "Placeholders for illustration only. Not measured and not a promise of performance.",

  availableBalance: "Available balance",
  cardDeposit: "Card deposit",
  cryptoDeposit: "Crypto deposit",
  bankWithdrawal: "Bank withdrawal",
  btcWithdrawal: "BTC withdrawal",

  "event.requested": "Requested",
  "event.requestedText": "Amount on hold, destination locked",
  "event.approved": "Approved",
  "event.approvedText": "Reviewed by our team",
  "event.sent": "Sent",
  "event.sentText": "With the bank",
  "event.arrived": "Arrived",
  "event.arrivedText": "Confirmed by the bank",

  ticker: "Live crypto ticker",
  loadingPrices: "Loading prices…",
  pricesFailed: "Unable to load prices. {message}",
  pricesAsOf: "Prices in USD · 24h change · updated <time>{at} UTC</time>",
  feedPricesAsOf: "Prices from CoinGecko in USD · 24h change · updated <time>{at} UTC</time>",
  pricesOld:
    "Live prices are unavailable. Showing prices from {minutes, plural, one {# minute} other {# minutes}} ago.",
  noPrice: "Price unavailable",

  exampleLabel: "Simulated example",
  exampleTitle: "Recent Withdrawal!",
  exampleNote: "Simulated example – not a real customer",
  dismiss: "Dismiss",
  neverShow: "Never show these",
} as const;
