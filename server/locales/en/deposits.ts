export default {
  depositByCrypto: "Deposit by crypto",
  amount: "Amount",
  currency: "Currency",
  yourWalletIsIn:
    "Your wallet is in {currency}. Another currency is converted: you see the rate first.",
  cryptocurrency: "Cryptocurrency",
  chooseCryptocurrency: "Choose a cryptocurrency",
  orderName: "Order name",
  description: "Description",
  paymentIsToBe:
    "Payment is to be completed within 24 hours. You see everything once more before anything is sent.",
  depositReceipt: "Deposit receipt",
  depositRequestReceived: "Deposit request received",
  administratorReviewsEachDeposit:
    "An administrator reviews each deposit. The money is in your wallet once it is approved.",
  card: "Card",
  reviewYourDeposit: "Review your deposit",
  confirmDeposit: "Confirm deposit",
  payBy: "Pay by",
  crypto: "Crypto",
  deposit: "Deposit",
  depositByCard: "Deposit by card",
  youSeeEverythingOnce: "You see everything once more before anything is sent.",
} as const;
