export default {
  description:
    "How crypto deposits work, step by step, how to withdraw in Bitcoin, and what to check before you send.",
  title: "Deposit crypto and track every step",
  lead: "Deposit with Bitcoin or another supported cryptocurrency, and withdraw to a Bitcoin address.",
  "step.choose": "Choose a currency and amount",
  "step.chooseText": "Enter the amount to credit in USD, EUR or GBP, and choose a cryptocurrency.",
  "step.address": "Get an address",
  "step.addressText": "You'll get a one-time address and the exact amount to send.",
  "step.pay": "Pay within {hours, plural, one {# hour} other {# hours}}",
  "step.payText": "Track your payment as it's detected, confirmed and completed.",
  "step.credit": "See it in your wallet",
  "step.creditText":
    "Once the payment is confirmed, we credit your wallet automatically. The transaction shows the reference.",
  shortTitle: "Paid too little, too much or too late?",
  shortText:
    "Underpayments, overpayments and late payments aren't lost. Our team reviews each one.",
  withdrawTitle: "Withdraw in Bitcoin",
  withdrawText:
    "Crypto withdrawals go to Bitcoin addresses only. We validate the address and lock it to your request; later changes to your details don't affect it.",
  notOfferedTitle: "What we don't offer",
  notOfferedText:
    "We don't offer an exchange or crypto custody. Your wallet stays in its own currency, so crypto prices don't affect your balance after a deposit is credited.",
  beforeTitle: "Before you send",
  beforeAddress:
    "Compare the first and last characters of the address. Blockchain transfers can't be reversed.",
  beforeNetwork:
    "Send only the cryptocurrency shown, on its own network. Anything else sent to the address is usually lost.",
  beforeSupport:
    "Support will never ask you to send funds to an address that isn't shown in your {brand} account.",
} as const;
