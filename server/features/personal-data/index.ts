import { endpoints, feature } from "../../http/feature";
import { personalDataOperations } from "./operations";
import { readPersonalData } from "./read-personal-data";

export const personalData = feature("personal-data", {
  endpoints: [
    ...endpoints(personalDataOperations, {
      personalData: readPersonalData,
    }),
  ],
});
