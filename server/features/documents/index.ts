import { endpoints, feature } from "../../http/feature";
import { savePendingUpload } from "./save-pending-upload";
import { documentOperations } from "./operations";
import { pendingUploadOperations } from "./pending-operations";
import { readDocument } from "./read-document";

export const documents = feature("documents", {
  endpoints: [
    ...endpoints(pendingUploadOperations, {
      keep: savePendingUpload,
    }),
    ...endpoints(documentOperations, {
      read: readDocument,
    }),
  ],
});
