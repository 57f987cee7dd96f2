import { personPlace, type ParticularsOf } from "./particulars";

const proposalPlace = "Id of the proposal";
const messagePlace = "Id of the message";

export const oversight: ParticularsOf = {
  "GET /audit": {
    description:
      "Lines come newest first, without a count: `olderThan` and `newerThan` lead on. What is personal is under the key of its person, and reads `Removed entry` once they are deleted.",
    answers: "Lines, and where to go on",
    refuses: ["not_found"],
  },
  "GET /proposals": {
    answers: "A page of proposals, and whether adjustments take two administrators here",
  },
  "GET /proposals/{id}": { place: proposalPlace, answers: "The proposal" },
  "POST /proposals/balances/{id}": {
    description:
      "The body of `PATCH /wallets/admin/user/{id}`. Nothing is booked until another administrator approves it.",
    place: personPlace,
    answers: "The proposal",
    refuses: [
      "sign_in_too_old",
      "wallet_missing",
      "own_wallet",
      "changed_by_someone_else",
      "no_fields",
      "balance_invalid",
      "balance_above_maximum",
      "below_open_holds",
      "total_below_parts",
    ],
  },
  "POST /proposals/credit": {
    description:
      "The body of `POST /wallets/admin/credit`. Nothing is booked until another administrator approves it.",
    answers: "The proposal",
    refuses: [
      "sign_in_too_old",
      "wallet_missing",
      "own_wallet",
      "invalid_amount",
      "amount_above_maximum",
    ],
  },
  "POST /proposals/{id}/approval": {
    description:
      "Books it. Refused to whoever proposed it and to whom the wallet belongs, and where a balance that would be set has changed since.",
    place: proposalPlace,
    answers: "The proposal as it ended",
    refuses: [
      "sign_in_too_old",
      "proposal_decided",
      "own_proposal",
      "own_wallet",
      "proposal_outdated",
      "wallet_missing",
      "no_fields",
      "below_open_holds",
      "total_below_parts",
      "balance_above_maximum",
      "insufficient_funds",
      "reference_taken",
    ],
  },
  "POST /proposals/{id}/refusal": {
    description: "Nothing is booked. For another administrator than the proposer.",
    place: proposalPlace,
    answers: "The proposal as it ended",
    refuses: ["proposal_decided", "own_proposal", "own_wallet"],
  },
  "POST /proposals/{id}/withdrawal": {
    description: "Nothing is booked. For the proposer alone.",
    place: proposalPlace,
    answers: "The proposal as it ended",
    refuses: ["proposal_decided", "not_own_proposal"],
  },
  "GET /users/{id}/notes": { place: personPlace, answers: "The notes" },
  "POST /users/{id}/notes": {
    description:
      "A note is never changed. It is kept under the person's own key and erased with them. Only a shared note is in the download of their data.",
    place: personPlace,
    answers: "The note",
  },
  "GET /outbox": { answers: "A page of messages, without what they say" },
  "GET /outbox/{id}": {
    description:
      "A message may carry a link that opens an account, so its text is for the person alone. Only a demonstration whose mail stays in its data folder shows it; the sight is noted in the audit log.",
    place: messagePlace,
    answers: "The message and its text",
  },
  "POST /outbox/{id}/retry": {
    description:
      "One that waits is tried at once; one that was given up waits again, as long as it is of use: its text is erased when it is sent, or of no use.",
    place: messagePlace,
    answers: "The message as it is now",
    refuses: ["mail_on_its_way", "mail_erased"],
  },
};
