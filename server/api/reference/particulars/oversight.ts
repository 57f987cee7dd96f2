import type { ParticularsOf } from "./particulars";

const messagePlace = "Id of the message";

export const oversight: ParticularsOf = {
  "GET /audit": {
    description: "Lines come newest first, without a count: `olderThan` and `newerThan` lead on. What is personal is under the key of its person, and reads `Removed entry` once they are deleted.",
    answers: "Lines, and where to go on",
    refuses: ["not_found"],
  },
  "GET /outbox": { answers: "A page of messages, without what they say" },
  "GET /outbox/{id}": {
    description: "A message may carry a link that opens an account, so its text is for the person alone. Only a demonstration whose mail stays in its data folder shows it; the sight is noted in the audit log.",
    place: messagePlace,
    answers: "The message and its text",
  },
  "POST /outbox/{id}/retry": {
    description: "One that waits is tried at once; one that was given up waits again, as long as it is of use: its text is erased when it is sent, or of no use.",
    place: messagePlace,
    answers: "The message as it is now",
    refuses: ["mail_on_its_way", "mail_erased"],
  },
};
