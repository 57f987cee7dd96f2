import type { ParticularsOf } from "./particulars";

const days = "Without days, the month so far; 92 days at most.";

export const reconciliation: ParticularsOf = {
  "GET /reconciliation/payments": {
    description: `The ledger beside the gateway's operations. ${days} Background work asks the gateway once a day about each payment of the last 92 days.`,
    answers: "A page of payments, and how many there are of each standing",
    refuses: ["period_too_long"],
  },
  "GET /reconciliation/totals": {
    description: `What was booked in these days, whenever it was asked for. ${days}`,
    answers: "Sums by source and currency",
    refuses: ["period_too_long"],
  },
  "POST /reconciliation/readings": {
    description:
      "The gateway is asked after the answer, payment by payment, those first that it was not asked about for longest; 200 at most.",
    answers: "How many",
    refuses: ["period_too_long"],
  },
  "GET /reconciliation/ledger": { answers: "The last verdict, if there is one" },
  "POST /reconciliation/ledger": {
    description:
      "Reads every entry, and changes none: what it finds is kept as the newest verdict and noted in the audit log.",
    answers: "The verdict",
    refuses: ["ledger_too_long"],
  },
};
