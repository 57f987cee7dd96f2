// Labels and messages for the states of a crypto payment.
import type { CryptoPayment } from "~server/features/crypto-payments/schemas";
import { missingCoins } from "~server/kernel/coin-format";
import type { TranslateForPage } from "./use-messages";

type Translate = TranslateForPage<"paymentStates">;

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

const openPaymentStatuses: readonly Status[] = ["new", "pending", "confirming"];
const awaitsCoins = ({ status }: PaymentState) => openPaymentStatuses.includes(status);

interface PaymentStage {
  /** The status whose color it has. */
  status: string;
  label: string;
}

/** The status of a payment from the gateway's status, the amount received and the deposit: one badge for every page. */
export function stageOf(t: Translate, payment: PaymentState): PaymentStage {
  const { status, transaction } = payment;
  if (isCredited(payment)) return { status: "completed", label: t("status.completed") };
  if (isInReview(payment)) return { status: "under review", label: t("underReview") };
  if (isCanceled(payment)) return { status: "cancelled", label: t("status.cancelled") };
  if (isPartlyPaid(payment)) return { status: "pending", label: t("partlyPaid") };
  if (status === "completed" && transaction.status === "pending")
    return { status: "under review", label: t("underReview") };
  return { status, label: t(`status.${status}`) };
}

/** Once crypto was received, the request can't be canceled any more. */
export const hasReceived = (payment: Pick<CryptoPayment, "cryptoReceived"> | null) =>
  Number(payment?.cryptoReceived ?? 0) > 0;

/** Part of the amount has been received. */
export const isPartlyPaid = (payment: PaymentState) =>
  isPayable(payment) &&
  Number(payment.cryptoReceived) > 0 &&
  missingCoins(payment.cryptoAmount, payment.cryptoReceived) !== null;

/** The full amount has arrived but isn't confirmed yet. */
export const isPaidInFull = (payment: PaymentState) =>
  isPayable(payment) &&
  payment.cryptoAmount !== undefined &&
  missingCoins(payment.cryptoAmount, payment.cryptoReceived) === null;

/** When it expired, if it has; a gateway may end it before its deadline. */
export function expiredAt({
  status,
  cryptoExpiresAt,
  updatedAt,
}: Pick<CryptoPayment, "status" | "cryptoExpiresAt" | "updatedAt">): string | undefined {
  if (status !== "expired") return undefined;
  return Date.parse(updatedAt) < Date.parse(cryptoExpiresAt) ? updatedAt : cryptoExpiresAt;
}

const progress = {
  new: "nothingReceived",
  pending: "detected",
  confirming: "confirming",
} as const;

const outcomes = {
  completed: { tone: "info", key: "completedInReview" },
  error: { tone: "danger", key: "failed" },
  expired: { tone: "danger", key: "expired" },
  cancelled: { tone: "info", key: "cancelled" },
} as const;

export const isCredited = ({ transaction }: PaymentState) => transaction.status === "successful";

/** The message once a payment is over; none while it is open or under review. */
export function paymentOutcome(t: Translate, payment: PaymentState): Outcome | undefined {
  if (isCredited(payment)) return { tone: "success", text: t("completed") };
  if (isInReview(payment)) return undefined;
  if (isCanceled(payment)) return { tone: "info", text: t("depositCanceled") };
  const { status } = payment;
  if (status === "new" || status === "pending" || status === "confirming") return undefined;
  const { tone, key } = outcomes[status];
  return { tone, text: t(key) };
}

const isCanceled = (payment: PaymentState) =>
  payment.transaction.status === "failed" &&
  (awaitsCoins(payment) || payment.status === "completed");

/** Crypto can still be sent for it; not after its deposit was canceled or reviewed. */
export const isPayable = (payment: PaymentState) =>
  awaitsCoins(payment) && payment.transaction.status === "pending";

/** A payment was received, so the customer shouldn't pay again before it is reviewed. */
export const isInReview = (payment: PaymentState) =>
  !isCredited(payment) && openFlag(payment) !== undefined;

/** Why a payment is under review; nothing after the decision. */
export function reviewOf(t: Translate, payment: PaymentState): string | undefined {
  const flag = openFlag(payment);
  return flag && t(flag === "overpaid" && !isCredited(payment) ? "overpaidInReview" : flag);
}

const openFlag = (payment: PaymentState): Flag | undefined =>
  isDecided(payment) ? undefined : (payment.reviewFlag ?? undefined);

/** A deposit that was credited or rejected after its last payment arrived. */
function isDecided({ reviewFlag, updatedAt, transaction }: PaymentState): boolean {
  if (transaction.status === "successful") return reviewFlag !== "overpaid";
  return (
    transaction.status === "failed" && Date.parse(transaction.updatedAt) >= Date.parse(updatedAt)
  );
}

/** A payment's state in a sentence. */
export function nextStep(t: Translate, payment: PaymentState): string {
  const told = reviewOf(t, payment) ?? paymentOutcome(t, payment)?.text;
  if (told !== undefined) return told;
  const { status } = payment;
  if (isPartlyPaid(payment)) return t("partReceived");
  return status === "new" || status === "pending" || status === "confirming"
    ? t(progress[status])
    : "";
}
