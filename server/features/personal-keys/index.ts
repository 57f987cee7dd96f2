import { feature } from "../../http/feature";

export const personalKeys = feature("personal-keys", {
  sealed: [{ table: "users", column: "personal_key", about: (row) => `personal:${row.id}` }],
});
