import { feature } from "../../http/feature";

export const audit = feature("audit", {
  erase: {
    tables: {
      audit: "stays: a deleted person's values are encrypted with the key that is destroyed",
    },
  },
});
