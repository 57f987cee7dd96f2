import type { ParticularsOf } from "./particulars";

const place = "Id of the selection";
const answers = "The selection as it is now";
const rules =
  "Each is decided by the rules, and with the effects, of a call for it alone; what one is refused for stops no other, and is said beside it. A call that was interrupted can be repeated: it goes on where it stopped.";

const toTheEnd =
  "Begin without `after`, then send the `next` of each answer until there is none. Rows that are new meanwhile move nothing.";
const audited = `${toTheEnd} The beginning is noted in the audit log.`;
const stretch = "A stretch of the list";

export const lists: ParticularsOf = {
  "GET /exports/my-transactions": { description: toTheEnd, answers: stretch },
  "GET /exports/transactions": {
    description: audited,
    answers: stretch,
    refuses: ["search_too_wide"],
  },
  "GET /exports/users": { description: audited, answers: stretch },
  "GET /exports/wallets": { description: audited, answers: stretch },
  "GET /exports/reconciliation": {
    description: audited,
    answers: stretch,
    refuses: ["period_too_long"],
  },
  "GET /exports/wallet-users": { description: audited, answers: stretch },
  "POST /wallets/admin/selections": {
    description: "Nothing is decided yet: the answer says what would become of each.",
    answers,
  },
  "GET /wallets/admin/selections/{id}": { place, answers, refuses: ["not_found"] },
  "PATCH /wallets/admin/selections/{id}/approve": {
    description: rules,
    place,
    answers,
    refuses: ["not_found", "selection_decided"],
  },
  "PATCH /wallets/admin/selections/{id}/reject": {
    description: rules,
    place,
    answers,
    refuses: ["not_found", "selection_decided"],
  },
};
