import { personPlace, transactionPlace, type ParticularsOf } from "./particulars";

const once =
  "Asks for the password of the last five minutes (`POST /auth/confirm-password`) and a reason, is limited to 30 an hour and written down before anything is shown; the person is told. The answer is not kept: each call is a sight of its own.";
const refuses = ["password_needed", "too_many_requests"] as const;

export const reveals: ParticularsOf = {
  "POST /wallets/admin/user/{id}/card-reveal": {
    description: once,
    place: personPlace,
    answers: "The card",
    refuses,
  },
  "POST /wallets/admin/user/{id}/card-photo-reveal": {
    description: `${once} The back is erased with the decision about the last pending deposit with the card.`,
    place: personPlace,
    answers: "The bytes",
    refuses: [...refuses, "photo_erased"],
    mediaTypes: ["image/jpeg", "image/png", "image/webp", "application/pdf"],
  },
  "POST /wallets/admin/user/{id}/bank-details-reveal": {
    description: once,
    place: personPlace,
    answers: "The bank details",
    refuses,
  },
  "POST /wallets/admin/transaction/{id}/destination-reveal": {
    description: once,
    place: transactionPlace,
    answers: "Where the money goes",
    refuses,
  },
};
