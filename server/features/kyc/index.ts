import { endpoints, feature } from "../../http/feature";
import { kycOperations } from "./operations";
import { uploadKyc } from "./upload-kyc";

export const kyc = feature("kyc", {
  endpoints: [
    ...endpoints(kycOperations, {
      uploadKyc,
    }),
  ],
});
