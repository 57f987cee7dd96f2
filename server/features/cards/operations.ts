// The saved card.
import type { Operation } from "../../http/operation";
import { fileRefusals } from "../../http/shared-docs";
import { CardAddBody, CardInfo, CardRemoval } from "./schemas";

export const cardOperations = {
  card: {
    method: "GET",
    path: "/wallets/card/info",
    access: "signed-in",
    scope: "read",
    status: 200,
    summary: "Get the saved card",
    answer: CardInfo,
    returns: "The masked card, or none",
    refusals: [],
  },
  addCard: {
    method: "POST",
    path: "/wallets/card/add",
    access: "signed-in",
    scope: "money",
    status: 201,
    summary: "Save a card",
    description:
      "Replaces any saved card. Upload photos of the front and back: `files` twice in this order, or `frontImage` and `backImage`. The number and CVV are encrypted. The CVV is deleted 30 minutes after the card is saved or, if a deposit with the card is pending, once the last one is reviewed, and after 24 hours at the latest.",
    body: CardAddBody,
    encoding: "multipart",
    answer: CardInfo,
    returns: "The masked card",
    refusals: [
      ...fileRefusals,
      "file_not_an_image",
      "card_deposits_off",
      "card_not_a_test_number",
      "card_expired",
    ],
    failure: "addCard",
  },
  enterCard: {
    method: "POST",
    path: "/drafts/card",
    access: "signed-in",
    scope: "money",
    status: 201,
    isExtension: true,
    summary: "Enter a card for a draft",
    description:
      "Stores a card for 30 minutes, for a draft with its ID as `cardId`. It replaces the saved card when the draft is confirmed; otherwise it is deleted, with its photos.",
    body: CardAddBody,
    encoding: "multipart",
    answer: CardInfo,
    returns: "The masked card",
    refusals: [
      ...fileRefusals,
      "file_not_an_image",
      "card_deposits_off",
      "kyc_required",
      "card_not_a_test_number",
      "card_expired",
    ],
    failure: "addCard",
  },
  removeCard: {
    method: "DELETE",
    path: "/wallets/card/remove",
    access: "signed-in",
    scope: "money",
    status: 200,
    summary: "Remove the saved card",
    description: "Deletes the number, CVV and photos as well.",
    answer: CardRemoval,
    returns: "An empty card, also as `cardInfo`",
    refusals: [],
  },
} as const satisfies Record<string, Operation>;
