import type { sensitiveDataOperations } from "./operations";
import { bankDetailsIn } from "../withdrawals/bank-details-store";
import { refuse } from "../../kernel/refusal";
import { openBankDetails } from "../withdrawals/sealed-block";
import type { Handler } from "../../http/call";
import { presentBlock } from "./present-block";
import { accessSensitiveData } from "./access-sensitive-data";

export const accessBankDetails: Handler<typeof sensitiveDataOperations.accessBankDetails> = (
  call,
) =>
  accessSensitiveData(call, "bank_details", async () => {
    const { context, params } = call;
    const row = await bankDetailsIn(context.storage.db).ofUser(params.id ?? "");
    if (!row) return refuse("not_found");
    return {
      ownerId: row.user_id,
      subject: `user:${row.user_id}`,
      show: () => presentBlock(openBankDetails(context.vault, row)),
    };
  });
