import type { ParticularsOf } from "./particulars";

const place = "Id of the selection";
const answers = "The selection as it is now";
const rules =
  "Each is decided by the rules, and with the effects, of a call for it alone; what one is refused for stops no other, and is said beside it. A call that was interrupted can be repeated: it goes on where it stopped.";

export const lists: ParticularsOf = {
  "POST /wallets/admin/selections": { description: "Nothing is decided yet: the answer says what would become of each.", answers },
  "GET /wallets/admin/selections/{id}": { place, answers, refuses: ["not_found"] },
  "PATCH /wallets/admin/selections/{id}/approve": { description: rules, place, answers, refuses: ["not_found", "selection_decided"] },
  "PATCH /wallets/admin/selections/{id}/reject": { description: rules, place, answers, refuses: ["not_found", "selection_decided"] },
};
