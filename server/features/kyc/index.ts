import { endpoints, feature } from "../../http/feature";
import { kycOperations } from "./operations";
import { uploadKyc } from "./upload-kyc";
import { kycEmailExamples } from "./kyc-decided";

export const kyc = feature("kyc", {
  endpoints: [
    ...endpoints(kycOperations, {
      uploadKyc,
    }),
  ],
  emails: kycEmailExamples,
});
