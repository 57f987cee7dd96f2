// Files kept while a form is corrected.
import type { Operation } from "../../http/operation";
import { PendingUpload, PendingUploadBody } from "./pending-schemas";
import { fileRefusals } from "../../http/shared-docs";

export const pendingUploadOperations = {
  keep: {
    method: "POST",
    path: "/kept-files",
    access: "signed-in",
    scope: "money",
    status: 201,
    isExtension: true,
    summary: "Keep a file for the next try of a form",
    description:
      "For forms that show themselves again: a good file is kept for 30 minutes, and its id stands in for the file (`keptFiles`, `keptFront`, `keptBack`, `keptDocument`).",
    body: PendingUploadBody,
    encoding: "multipart",
    answer: PendingUpload,
    returns: "The kept file",
    refusals: fileRefusals,
  },
} as const satisfies Record<string, Operation>;
