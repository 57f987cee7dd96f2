// The saved card.
import type { Operation } from "../../http/operation";
import { fileRefusals } from "../../http/shared-docs";
import { CardAddBody, CardInfo } from "./schemas";

export const cardOperations = {
  card: {
    method: "GET",
    path: "/wallets/card/info",
    access: "signed-in",
    scope: "read",
    status: 200,
    summary: "The saved card, masked",
    answer: CardInfo,
    returns: "The card, or that there is none",
    refusals: [],
  },
  addCard: {
    method: "POST",
    path: "/wallets/card/add",
    access: "signed-in",
    scope: "money",
    status: 201,
    summary: "Save a card with its photos",
    description:
      "Saves the card, in place of one that was there, with photos of its front and back: `files` twice in this order, or `frontImage` and `backImage`. Number and CVV are sealed; nobody reads the CVV back, and it is erased when the last pending deposit with the card is decided.",
    body: CardAddBody,
    encoding: "multipart",
    answer: CardInfo,
    returns: "The card, masked",
    refusals: [
      ...fileRefusals,
      "file_not_an_image",
      "card_deposits_off",
      "card_not_a_test_number",
      "card_expired",
    ],
    failureMessage: "Failed to add card",
  },
  removeCard: {
    method: "DELETE",
    path: "/wallets/card/remove",
    access: "signed-in",
    scope: "money",
    status: 200,
    summary: "Remove the saved card",
    description: "Erases number, CVV and photos as well.",
    answer: CardInfo,
    returns: "That there is no card",
    refusals: [],
  },
} as const satisfies Record<string, Operation>;
