import type { sensitiveDataOperations } from "./operations";
import { cardsIn } from "../cards/store";
import { refuse } from "../../kernel/refusal";
import type { Handler } from "../../http/call";
import { accessSensitiveData } from "./access-sensitive-data";
import { presentFullCard } from "./present-card";

export const accessCard: Handler<typeof sensitiveDataOperations.accessCard> = (call) =>
  accessSensitiveData(call, "card", async () => {
    const { context, params } = call;
    const cards = cardsIn(context.storage.db);
    const card = await cards.inUse(params.id ?? "");
    if (!card) return refuse("not_found");
    const secrets = await cards.secretsOf(card.id);
    return {
      ownerId: card.user_id,
      subject: `card:${card.id}`,
      show: () => presentFullCard(context, card, secrets),
    };
  });
