import type { CryptoPayment } from "~server/contract/schemas/crypto-payments";

const flagged: Readonly<Record<NonNullable<CryptoPayment["reviewFlag"]>, string>> = {
  underpaid: "Less came than was asked for. Somebody will look at it before it counts.",
  overpaid: "The amount asked for is in the wallet. Somebody will look at what came beyond it.",
  late: "The money came after its time. Somebody will look at it before it counts.",
  unbooked: "Money came that could not be booked. Somebody will look at it.",
};

const byStatus: Readonly<Record<CryptoPayment["status"], string>> = {
  new: "Nothing has been paid yet.",
  pending: "Part of it has been paid.",
  confirming: "All of it has been paid and waits for its confirmations.",
  completed: "The deposit is in the wallet.",
  expired: "Nobody paid in time, so the deposit has failed. Money may still come late.",
  cancelled: "The payment was cancelled, so the deposit has failed.",
  error: "The payment has failed, and so has the deposit.",
};

/** What a payment's state means, in a sentence. */
export function whatNow({ status, reviewFlag }: Pick<CryptoPayment, "status" | "reviewFlag">): string {
  return reviewFlag ? flagged[reviewFlag] : byStatus[status];
}
