// The states of a crypto payment, as the customer sees them.
export default {
  "status.new": "Waiting for payment",
  "status.pending": "Waiting for confirmations",
  "status.confirming": "Confirming",
  "status.completed": "Completed",
  "status.error": "Failed",
  "status.expired": "Expired",
  "status.cancelled": "Canceled",
  underReview: "Under review",
  partlyPaid: "Partially paid",
  completedTitle: "Crypto payment completed",
  credited: "Your deposit has been credited.",
  completed: "Crypto payment completed. Your deposit has been credited.",
  completedInReview: "Crypto payment completed. Your deposit will be credited after review.",
  failed: "Crypto payment failed. Please try again or contact support.",
  expired: "Crypto payment expired. Please create a new payment.",
  cancelled: "This crypto payment was canceled. Please create a new payment.",
  depositCanceled:
    "This deposit was canceled. Don't send crypto to this address. Create a new payment instead.",
  nothingReceived: "No payment received yet.",
  detected: "Payment detected. We'll credit it once the full amount is confirmed.",
  confirming: "Full payment received. Waiting for network confirmations.",
  partReceived:
    "We received part of the amount due. We'll credit it once the rest arrives and is confirmed.",
  underpaid:
    "We received less than the amount due. Our team is reviewing your payment; no action needed.",
  overpaid:
    "We received more than the amount due. The requested amount has been credited; we're reviewing the difference.",
  overpaidInReview:
    "We received more than the amount due. Our team is reviewing your payment; no action needed.",
  late: "Your payment arrived after it expired. We're reviewing it; no action needed.",
  unposted: "We received a payment we couldn't credit. We're reviewing it; no action needed.",
} as const;
