import { endpoints, feature } from "../../http/feature";
import { depositOperations } from "./operations";
import { topUp } from "./request-deposit";

export const deposits = feature("deposits", {
  endpoints: [
    ...endpoints(depositOperations, {
      topUp,
    }),
  ],
});
