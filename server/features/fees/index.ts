import { endpoints, feature } from "../../http/feature";
import { feeOperations } from "./operations";
import { readFees } from "./fee-terms";

export const fees = feature("fees", {
  endpoints: [...endpoints(feeOperations, { fees: readFees })],
});
