import { endpoints, feature } from "../../http/feature";
import { keepFile } from "./keep-file";
import { documentOperations } from "./operations";
import { keptFileOperations } from "./pending-operations";
import { readDocument } from "./read-document";

export const documents = feature("documents", {
  endpoints: [
    ...endpoints(keptFileOperations, {
      keep: keepFile,
    }),
    ...endpoints(documentOperations, {
      read: readDocument,
    }),
  ],
});
