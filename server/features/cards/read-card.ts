import type { cardOperations } from "./operations";
import { cardsIn } from "./store";
import type { Handler } from "../../http/call";
import { presentCard } from "./present-card";

export const readCard: Handler<typeof cardOperations.card> = async ({ context, actor }) =>
  presentCard(await cardsIn(context.storage.db).inUse(actor.user.id), context.now());
