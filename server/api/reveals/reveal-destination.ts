import type { Operations } from "../../contract/operations";
import { refuse } from "../../domain/refusal";
import type { Handler } from "../call";
import { openDestination } from "../wallets/destination";
import { presentBlock } from "./present-block";
import { reveal } from "./reveal";

/** Where a withdrawal goes, as it was fixed at the request. */
export const revealDestination: Handler<Operations["reveals"]["destination"]> = (call) =>
  reveal(call, "destination", async () => {
    const { context, params } = call;
    const row = await context.storage.store.transactions.byId(params.id ?? "");
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
