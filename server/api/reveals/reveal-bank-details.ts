import type { Operations } from "../../contract/operations";
import { refuse } from "../../domain/refusal";
import { openBankDetails } from "../bank-details/sealed-block";
import type { Handler } from "../call";
import { presentBlock } from "./present-block";
import { reveal } from "./reveal";

export const revealBankDetails: Handler<Operations["reveals"]["bankDetails"]> = (call) =>
  reveal(call, "bank_details", async () => {
    const { context, params } = call;
    const row = await context.storage.store.bankDetails.ofUser(params.id ?? "");
    if (!row) return refuse("not_found");
    return {
      ownerId: row.user_id,
      subject: `user:${row.user_id}`,
      show: () => presentBlock(openBankDetails(context.vault, row)),
    };
  });
