import { feature } from "../../http/feature";
import { draftsIn } from "./store";

export const drafts = feature("drafts", {
  erase: { tables: { drafts: ["access", "unverified"] } },
  // A confirmed draft leads back to its receipt for a week.
  retention: [
    {
      rows: "drafts",
      kept: { days: 7 },
      forget: (db, before) => draftsIn(db).forgetExpiredBefore(before),
    },
  ],
});
