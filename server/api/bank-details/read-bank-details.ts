import type { Operations } from "../../contract/operations";
import type { Handler } from "../call";
import { presentBankDetails } from "./present-bank-details";

export const readBankDetails: Handler<Operations["wallets"]["bankDetails"]> = async ({
  context,
  actor,
}) =>
  presentBankDetails(context.vault, await context.storage.store.bankDetails.ofUser(actor.user.id));
