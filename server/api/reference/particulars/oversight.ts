import type { ParticularsOf } from "./particulars";

export const oversight: ParticularsOf = {
  "GET /audit": {
    description: "Lines come newest first, without a count: `olderThan` and `newerThan` lead on. What is personal is under the key of its person, and reads `Removed entry` once they are deleted.",
    answers: "Lines, and where to go on",
    refuses: ["not_found"],
  },
};
