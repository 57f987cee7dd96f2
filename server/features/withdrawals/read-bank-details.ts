import type { bankDetailsOperations } from "./operations";
import { bankDetailsIn } from "./bank-details-store";
import type { Handler } from "../../http/call";
import { presentBankDetails } from "./present-bank-details";

export const readBankDetails: Handler<typeof bankDetailsOperations.bankDetails> = async ({
  context,
  actor,
}) => presentBankDetails(context, await bankDetailsIn(context.storage.db).ofUser(actor.user.id));
