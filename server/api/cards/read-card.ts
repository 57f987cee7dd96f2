import type { Operations } from "../../contract/operations";
import type { Handler } from "../call";
import { presentCard } from "./present-card";

export const readCard: Handler<Operations["wallets"]["card"]> = async ({ context, actor }) =>
  presentCard(await context.storage.store.cards.inUse(actor.user.id), context.now());
