// Identity documents.
import type { Operation } from "../../http/operation";
import { fileRefusals } from "../../http/shared-docs";
import { KycUploadResponse, KycUploadBody } from "./schemas";

export const kycOperations = {
  uploadKyc: {
    method: "POST",
    path: "/users/kyc/upload-multiple",
    access: "signed-in",
    scope: null,
    status: 201,
    summary: "Upload identity documents",
    description:
      "Up to 10 files, each in a part named `files`. File types are detected from the content. Either all files are accepted or none. The verification status becomes `pending`, unless it's already `approved`.",
    body: KycUploadBody,
    encoding: "multipart",
    answer: KycUploadResponse,
    returns: "The uploaded documents",
    refusals: fileRefusals,
    failure: "uploadDocument",
  },
} as const satisfies Record<string, Operation>;
