import { endpoints, feature } from "../../http/feature";
import { findRecords } from "./find-records";
import { searchOperations } from "./operations";

export const search = feature("search", {
  endpoints: [
    ...endpoints(searchOperations, {
      search: findRecords,
    }),
  ],
});
