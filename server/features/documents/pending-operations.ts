// Files kept while the user corrects a form.
import type { Operation } from "../../http/operation";
import { PendingUpload, PendingUploadBody } from "./pending-schemas";
import { fileRefusals } from "../../http/shared-docs";

export const pendingUploadOperations = {
  create: {
    method: "POST",
    path: "/pending-uploads",
    access: "signed-in",
    scope: "money",
    status: 201,
    isExtension: true,
    summary: "Create a pending upload",
    description:
      "For forms that are shown again after an error: the file is stored for 30 minutes and its ID replaces the file (`pendingUploads`, `pendingFront`, `pendingBack`, `pendingDocument`).",
    body: PendingUploadBody,
    encoding: "multipart",
    answer: PendingUpload,
    returns: "The stored file",
    refusals: fileRefusals,
  },
} as const satisfies Record<string, Operation>;
