import type { CryptoPayment } from "~server/features/crypto-payments/schemas";
import { stageOf } from "~/ui/payment-labels";
import { StatusBadge } from "~/ui/status-badge";
import { useMessages } from "~/ui/use-messages";

/** Status badge of a payment. */
export function PaymentBadge({ payment }: { payment: CryptoPayment }) {
  return <StatusBadge {...stageOf(useMessages("paymentStates"), payment)} />;
}
