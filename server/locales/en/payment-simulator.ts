export default {
  title: "Simulated payment page",
  lead: "This is a simulated gateway. No funds are transferred.",
  simulate: "Simulate an outcome",
  closed: "Payment closed",
  amountDue: "Amount due",
  received: "Received",
  order: "Order",
  payBy: "Pay by",
  backToPayment: "Back to your payment",
  viewTransaction: "View transaction",
  backToWallet: "Back to wallet",
} as const;
