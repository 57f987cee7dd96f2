import type { sensitiveDataOperations } from "./operations";
import { transactionsIn } from "../ledger/transaction-store";
import { refuse } from "../../kernel/refusal";
import type { Handler } from "../../http/call";
import { openDestination } from "../withdrawals/destination";
import { presentBlock } from "./present-block";
import { accessSensitiveData } from "./access-sensitive-data";

/** The destination of a withdrawal, as fixed at the request. */
export const accessDestination: Handler<typeof sensitiveDataOperations.accessDestination> = (
  call,
) =>
  accessSensitiveData(call, "destination", async () => {
    const { context, params } = call;
    const row = await transactionsIn(context.storage.db).byId(params.id ?? "");
    const sealed = row?.destination_sealed;
    if (!row || !sealed) return refuse("not_found");
    return {
      ownerId: row.user_id,
      subject: `transaction:${row.id}`,
      show() {
        const { walletAddress, bankDetails } = openDestination(context, { id: row.id, sealed });
        return { walletAddress, bankDetails: bankDetails && presentBlock(bankDetails) };
      },
    };
  });
