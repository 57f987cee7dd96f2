import type { Endpoints } from "../../contract/endpoints";
import type { Handler } from "../call";
import { presentBankDetails } from "./present-bank-details";

export const readBankDetails: Handler<Endpoints["wallets"]["bankDetails"]> = async ({
  context,
  actor,
}) =>
  presentBankDetails(context.vault, await context.storage.store.bankDetails.ofUser(actor.user.id));
