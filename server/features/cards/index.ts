import { endpoints, feature } from "../../http/feature";
import { addCard, enterCard } from "./add-card";
import { cardOperations } from "./operations";
import { readCard } from "./read-card";
import { removeCard } from "./remove-card";

export const cards = feature("cards", {
  endpoints: [
    ...endpoints(cardOperations, {
      card: readCard,
      addCard,
      enterCard,
      removeCard,
    }),
  ],
});
