// Identity documents.
import type { Operation } from "../../http/operation";
import { fileRefusals } from "../../http/shared-docs";
import { KycUploadAnswer, KycUploadBody } from "./schemas";

export const kycOperations = {
  uploadKyc: {
    method: "POST",
    path: "/users/kyc/upload-multiple",
    access: "signed-in",
    scope: null,
    status: 201,
    summary: "Hand in identity documents",
    description:
      "Up to 10 files, each in a part called `files`. What a file is, is read from its content. All are taken or none; the identity check is then `pending`.",
    body: KycUploadBody,
    encoding: "multipart",
    answer: KycUploadAnswer,
    returns: "The documents that were taken",
    refusals: fileRefusals,
    failureMessage: "Failed to upload document",
  },
} as const satisfies Record<string, Operation>;
