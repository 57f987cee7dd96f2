import { endpoints, feature } from "../../http/feature";
import { savePendingUpload } from "./save-pending-upload";
import { documentOperations } from "./operations";
import { pendingUploadOperations } from "./pending-operations";
import { readDocument } from "./read-document";
import { documentsIn } from "./store";
import { sweepFiles } from "./sweep-files";

export const documents = feature("documents", {
  endpoints: [
    ...endpoints(pendingUploadOperations, {
      create: savePendingUpload,
    }),
    ...endpoints(documentOperations, {
      read: readDocument,
    }),
  ],
  erase: {
    tables: { documents: ["unverified"] },
    outside: {
      documents: async ({ db, id }) => ({
        files: (await documentsIn(db).all(id)).map((file) => file.storage_key),
      }),
    },
  },
  background: [{ name: "sweep-files", every: "hour", run: sweepFiles }],
});
