// What the state of a crypto payment means, in words.
import type { CryptoPayment } from "~server/contract/schemas/crypto-payments";

type Status = CryptoPayment["status"];

/** As the spec has it for each status. */
export const paymentStatusWords: Readonly<Record<Status, string>> = {
  new: "Waiting for payment",
  pending: "Waiting for confirmations",
  confirming: "Confirming",
  completed: "Completed",
  error: "Failed",
  expired: "Expired",
  cancelled: "Cancelled",
};

export const openPaymentStatuses: readonly Status[] = ["new", "pending", "confirming"];

const outcomes: Readonly<Partial<Record<Status, { tone: "success" | "danger" | "info"; text: string }>>> = {
  completed: { tone: "success", text: "Crypto payment completed. The deposit is in your wallet." },
  error: { tone: "danger", text: "Crypto payment failed. Please try again or contact support." },
  expired: { tone: "danger", text: "Crypto payment expired. Please create a new payment." },
  cancelled: { tone: "info", text: "This crypto payment was cancelled. No money has moved." },
};

/** What is told once a payment is over; nothing while it is open. */
export const outcomeOf = (status: Status) => outcomes[status];

/** Why a person looks at a payment, and what that means for the customer. */
export const reviewWords: Readonly<Record<NonNullable<CryptoPayment["reviewFlag"]>, string>> = {
  underpaid: "Less came than was asked for. We look at what came before it counts; you need not do anything.",
  overpaid: "The amount asked for is in your wallet. We look at what came beyond it; you need not do anything.",
  late: "The money came after its time. We look at it before it counts; you need not do anything.",
  unbooked: "Money came that could not be booked. We look at it; you need not do anything.",
};
