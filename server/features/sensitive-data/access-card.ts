import type { sensitiveDataOperations } from "./operations";
import { cardsIn } from "../cards/store";
import { refuse } from "../../kernel/refusal";
import type { Handler } from "../../http/call";
import { openCardSecrets } from "../cards/card-secrets";
import { accessSensitiveData } from "./access-sensitive-data";

export const accessCard: Handler<typeof sensitiveDataOperations.card> = (call) =>
  accessSensitiveData(call, "card", async () => {
    const { context, params } = call;
    const cards = cardsIn(context.storage.db);
    const card = await cards.inUse(params.id ?? "");
    if (!card) return refuse("not_found");
    const secrets = await cards.secretsOf(card.id);
    return {
      ownerId: card.user_id,
      subject: `card:${card.id}`,
      show() {
        const { number, cvv } = openCardSecrets(context.vault, secrets);
        const {
          holder_name: cardHolderName,
          brand,
          expiry: expiryDate,
          cvv_erased_at: erasedAt,
        } = card;
        const erased = erasedAt === null ? {} : { cvvErasedAt: new Date(erasedAt).toISOString() };
        return { cardHolderName, cardNumber: number ?? "", brand, expiryDate, cvv, ...erased };
      },
    };
  });
