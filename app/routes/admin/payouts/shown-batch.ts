import { useOutletContext } from "@remix-run/react";
import type { PayoutBatchWithLines } from "~server/features/payouts/batch-schemas";

/** The batch of the page behind a dialog. */
export const useShownBatch = () => useOutletContext<PayoutBatchWithLines>();
