import type { Handler } from "../../http/call";
import { isRefusal } from "../../kernel/refusal";
import { readBankDays } from "../bank-statements/list-bank-days";
import type { exportOperations } from "./operations";
import { recordExport } from "./record-export";

/** Sums without customers' data. */
export const exportBankDays: Handler<typeof exportOperations.bankDays> = async (call) => {
  const found = await readBankDays(call);
  if (!isRefusal(found)) await recordExport(call, "bank-reconciliation");
  return found;
};
