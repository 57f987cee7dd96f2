// The tables of the front door itself, which no feature owns: declared like a feature's, and below all of them.
import { feature } from "./feature";
import { idempotencyIn } from "./idempotency-store";
import { rateLimitsIn } from "./rate-limit-store";

export const frontDoor = feature("http", {
  erase: {
    tables: {
      idempotency: ["unverified"],
      responses_about_users: "deleted with the responses that name the person",
    },
    steps: {
      person: ({ db, id }) => idempotencyIn(db).forgetResponsesNaming(id),
    },
  },
  retention: [
    { rows: "rate_limits", forget: (db, now) => rateLimitsIn(db).forgetEndedBefore(now) },
    // A repeated key finds its first answer for a month.
    {
      rows: "idempotency",
      kept: { days: 30 },
      forget: (db, before) => idempotencyIn(db).forgetBefore(before),
    },
  ],
});
