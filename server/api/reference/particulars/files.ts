import { fileRefusals, type ParticularsOf } from "./particulars";

const saves =
  "Saves or replaces the details of one region. The fields stand flat, or in a block called `usa`, `europe` or `others`; up to 20 times a day. Asks for the password of the last five minutes (`POST /auth/confirm-password`), so no API token may do it, and the person is told by mail. A form can only send them flat. `document` is a file in place of `documentUrl`.";
const pictures = ["image/jpeg", "image/png", "image/webp", "application/pdf"];

export const files: ParticularsOf = {
  "POST /users/kyc/upload-multiple": {
    description:
      "Up to 10 files, each in a part called `files`. What a file is, is read from its content. All are taken or none; the identity check is then `pending`.",
    answers: "The documents that were taken",
    refuses: fileRefusals,
  },
  "POST /wallets/card/add": {
    description:
      "Saves the card, in place of one that was there, with photos of its front and back: `files` twice in this order, or `frontImage` and `backImage`. Number and CVV are sealed; nobody reads the CVV back, and it is erased when the last pending deposit with the card is decided.",
    answers: "The card, masked",
    refuses: [
      ...fileRefusals,
      "file_not_an_image",
      "card_deposits_off",
      "card_not_a_test_number",
      "card_expired",
    ],
  },
  "POST /wallets/bank-details/add": {
    description: saves,
    answers: "The bank details, masked",
    refuses: [...fileRefusals, "password_needed"],
  },
  "PATCH /wallets/bank-details/update": {
    description: `${saves} The same as adding.`,
    answers: "The bank details, masked",
    refuses: [...fileRefusals, "password_needed"],
  },
  "POST /kept-files": {
    description:
      "For forms that show themselves again: a good file is kept for 30 minutes, and its id stands in for the file (`keptFiles`, `keptFront`, `keptBack`, `keptDocument`).",
    answers: "The kept file",
    refuses: fileRefusals,
  },
  "GET /documents/{id}": {
    description:
      "Of one's own identity check or bank details; an administrator's sight is written down, and the person is told. Documents of somebody's bank details ask an administrator for the password of the last five minutes, and count among the 30 reveals an hour.",
    place: "Id of the document",
    answers: "The bytes",
    refuses: ["password_needed", "too_many_requests"],
    mediaTypes: pictures,
  },
};
