// What the state of a crypto payment means, in words.
import type { CryptoPayment } from "~server/features/crypto-payments/schemas";
import { missingCoins } from "~server/kernel/coin-format";

type Status = CryptoPayment["status"];
type Flag = NonNullable<CryptoPayment["reviewFlag"]>;
type PaymentState = Pick<
  CryptoPayment,
  "status" | "reviewFlag" | "cryptoAmount" | "cryptoReceived" | "updatedAt"
> & { transaction: Pick<CryptoPayment["transaction"], "status" | "updatedAt"> };

interface Outcome {
  tone: "success" | "danger" | "info";
  text: string;
}

const paymentStatusLabels: Readonly<Record<Status, string>> = {
  new: "Waiting for payment",
  pending: "Waiting for confirmations",
  confirming: "Confirming",
  completed: "Completed",
  error: "Failed",
  expired: "Expired",
  cancelled: "Cancelled",
};

const openPaymentStatuses: readonly Status[] = ["new", "pending", "confirming"];
const awaitsCoins = ({ status }: PaymentState) => openPaymentStatuses.includes(status);

export const paymentBooked = {
  title: "Crypto payment completed",
  message: "The deposit is in your wallet.",
};

interface PaymentStage {
  /** The status word whose color it has. */
  status: string;
  label: string;
}

/** What a payment is at, of the gateway's word, the coins and the deposit together: the one badge of every page that shows it. */
export function stageOf(payment: PaymentState): PaymentStage {
  const { status, transaction } = payment;
  if (isBooked(payment)) return { status: "completed", label: paymentStatusLabels.completed };
  if (isInReview(payment)) return { status: "under review", label: "Under review" };
  if (isGivenUp(payment)) return { status: "cancelled", label: paymentStatusLabels.cancelled };
  if (isPartlyPaid(payment)) return { status: "pending", label: "Partially paid" };
  if (status === "completed" && transaction.status === "pending")
    return { status: "under review", label: "Under review" };
  return { status, label: paymentStatusLabels[status] };
}

/** Some coins have come in, and more are waited for. */
export const isPartlyPaid = (payment: PaymentState) =>
  isToBePaid(payment) &&
  Number(payment.cryptoReceived) > 0 &&
  missingCoins(payment.cryptoAmount, payment.cryptoReceived) !== null;

/** When its time was over, where it has expired; a gateway may end it before its deadline. */
export function expiredAt({
  status,
  cryptoExpiresAt,
  updatedAt,
}: Pick<CryptoPayment, "status" | "cryptoExpiresAt" | "updatedAt">): string | undefined {
  if (status !== "expired") return undefined;
  return Date.parse(updatedAt) < Date.parse(cryptoExpiresAt) ? updatedAt : cryptoExpiresAt;
}

const partlyPaid = "Part of it has come in. It's credited once the rest is there and confirmed.";
const progress: Readonly<Partial<Record<Status, string>>> = {
  new: "Nothing has come in yet.",
  pending: "Coins have come in. They count once all of them are there and confirmed.",
  confirming: "All of it has come in and waits for its confirmations.",
};

const outcomes: Readonly<Partial<Record<Status, Outcome>>> = {
  completed: {
    tone: "info",
    text: "Crypto payment completed. The deposit counts once we have looked at it.",
  },
  error: { tone: "danger", text: "Crypto payment failed. Please try again or contact support." },
  expired: { tone: "danger", text: "Crypto payment expired. Please create a new payment." },
  cancelled: {
    tone: "info",
    text: "This crypto payment was cancelled. Please create a new payment.",
  },
};

const review: Readonly<Record<Flag, string>> = {
  underpaid:
    "Less came than was asked for. We look at what came before it counts; you need not do anything.",
  overpaid:
    "More came than was asked for. The amount asked for is in your wallet, and we look at what came beyond it; you need not do anything.",
  late: "The money came after its time. We look at it before it counts; you need not do anything.",
  unbooked: "Money came that could not be booked. We look at it; you need not do anything.",
};

const givenUp: Outcome = {
  tone: "info",
  text: "This deposit was cancelled. Please send no coins for it; create a new payment instead.",
};

const overpaidAndOpen =
  "More came than was asked for. We look at it before it counts; you need not do anything.";

export const isBooked = ({ transaction }: PaymentState) => transaction.status === "successful";

/** What is told once a payment is over; nothing while it is open, or while a person looks at the money that came. */
export function paymentOutcome(payment: PaymentState): Outcome | undefined {
  if (isBooked(payment))
    return { tone: "success", text: `${paymentBooked.title}. ${paymentBooked.message}` };
  if (isInReview(payment)) return undefined;
  return isGivenUp(payment) ? givenUp : outcomes[payment.status];
}

const isGivenUp = (payment: PaymentState) =>
  payment.transaction.status === "failed" &&
  (awaitsCoins(payment) || payment.status === "completed");

/** Coins can still be sent for it: once its deposit was cancelled or decided, nobody should. */
export const isToBePaid = (payment: PaymentState) =>
  awaitsCoins(payment) && payment.transaction.status === "pending";

/** Money came in, and nobody should pay once more before it was looked at. */
export const isInReview = (payment: PaymentState) =>
  !isBooked(payment) && reviewOf(payment) !== undefined;

/** Why a person looks at a payment; nothing once that person has decided. */
export function reviewOf(payment: PaymentState): string | undefined {
  const flag = payment.reviewFlag;
  if (!flag || isDecided(payment)) return undefined;
  return flag === "overpaid" && !isBooked(payment) ? overpaidAndOpen : review[flag];
}

/** A deposit that was booked or refused after the last coin of it came. */
function isDecided({ reviewFlag, updatedAt, transaction }: PaymentState): boolean {
  if (transaction.status === "successful") return reviewFlag !== "overpaid";
  return (
    transaction.status === "failed" && Date.parse(transaction.updatedAt) >= Date.parse(updatedAt)
  );
}

/** A payment's state in a sentence. */
export function nextStep(payment: PaymentState): string {
  return (
    reviewOf(payment) ??
    paymentOutcome(payment)?.text ??
    (isPartlyPaid(payment) ? partlyPaid : progress[payment.status]) ??
    ""
  );
}
