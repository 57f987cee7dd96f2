import { endpoints, feature } from "../../http/feature";
import { receiptOperations } from "./operations";
import { readReceipt } from "./read-receipt";

export const receipts = feature("receipts", {
  endpoints: [...endpoints(receiptOperations, { receipt: readReceipt })],
});
