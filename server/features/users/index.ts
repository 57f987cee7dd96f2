import { feature } from "../../http/feature";
import { removedPerson } from "./labels";
import { usersIn } from "./store";
import { failedAttemptsIn } from "./failed-attempt-store";

export const users = feature("users", {
  erase: {
    tables: {
      users: "stays for those that refer to it, without personal data",
      username_skeletons: [],
    },
    keeps: { users: ["staff_roles"] },
    steps: {
      person: ({ db, id, now, language }) =>
        usersIn(db).anonymize({ id, now, name: removedPerson(language) }),
    },
  },
  retention: [
    {
      rows: "failed_attempts",
      kept: { days: 1 },
      forget: (db, before) => failedAttemptsIn(db).forgetBefore(before),
    },
  ],
  sealed: [{ table: "users", column: "personal_key", about: (row) => `personal:${row.id}` }],
});
