import type { ErasedPerson } from "../../http/erase";
import { endpoints, feature } from "../../http/feature";
import { addCard, enterCard } from "./add-card";
import { cardOperations } from "./operations";
import { readCard } from "./present-card";
import { removeCard } from "./remove-card";
import { cardsIn } from "./store";
import { eraseDueSecrets, eraseUnsavedCards } from "./erase-card-secrets";
import { pendingCardNumbersIn } from "./pending-card-number-store";

const eraseSecrets = ({ db, id }: ErasedPerson) => cardsIn(db).eraseSecretsOfUser(id);

export const cards = feature("cards", {
  endpoints: [
    ...endpoints(cardOperations, {
      card: readCard,
      addCard,
      enterCard,
      removeCard,
    }),
  ],
  erase: {
    tables: { cards: ["unverified"], pending_card_numbers: ["access", "unverified"] },
    steps: { unverified: eraseSecrets, access: eraseSecrets, person: eraseSecrets },
  },
  retention: [
    { rows: "cards of drafts", erase: eraseUnsavedCards },
    { rows: "card_secrets", erase: eraseDueSecrets },
    {
      rows: "pending_card_numbers",
      forget: (db, now) => pendingCardNumbersIn(db).forgetExpired(now),
    },
  ],
  sealed: [
    { table: "card_secrets", column: "sealed", about: (row) => `card:${row.card_id}:${row.kind}` },
  ],
});
