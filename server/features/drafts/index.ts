import { feature } from "../../http/feature";

export const drafts = feature("drafts", {
  erase: { tables: { drafts: ["access", "unverified"] } },
});
