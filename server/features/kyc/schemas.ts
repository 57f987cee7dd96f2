import { errorMessage } from "../../kernel/schemas/validation-messages";
import { z } from "zod";
import {
  DocumentUrl,
  FileName,
  Id,
  MediaType,
  MessageField,
  SizeBytes,
  exampleId,
} from "../../kernel/schemas/fields";
import { limits } from "../../kernel/limits";
import { documentTypes } from "../users/labels";
import { fileList } from "../../kernel/schemas/file-fields";
import { optionalCode, requiredChoice } from "../../kernel/schemas/text";

const tooMany = errorMessage("filesTooMany", { maximum: limits.kycFilesMaximum });

const always = () => true;

/** Identity documents; `pendingUploads` lists files of an earlier, failed attempt, comma-separated. */
export const KycUploadBody = z
  .strictObject({
    documentType: requiredChoice(documentTypes, errorMessage("documentTypeMissing")).describe(
      "Type of identity document",
    ),
    files: fileList.describe(
      "JPEG, PNG, WebP or PDF, each up to 10 MB; repeat the field for each file",
    ),
    pendingUploads: optionalCode(2000).meta({
      description: "IDs of pending uploads (`POST /pending-uploads`), comma-separated",
      examples: [exampleId],
    }),
  })
  // Shown together with a missing document type, hence the `when`.
  .refine((body) => fileCount(body) > 0, {
    path: ["files"],
    ...errorMessage("filesMissing"),
    when: always,
  })
  .refine((body) => fileCount(body) <= limits.kycFilesMaximum, {
    path: ["files"],
    ...tooMany,
    when: always,
  });

// The body and its values may be anything if another rule has already refused them.
function fileCount(body: unknown): number {
  const { files, pendingUploads }: { files?: unknown; pendingUploads?: unknown } =
    typeof body === "object" && body !== null ? body : {};
  const pending =
    typeof pendingUploads === "string" && pendingUploads !== ""
      ? pendingUploads.split(",").length
      : 0;
  return pending + (Array.isArray(files) ? files.length : 0);
}

const DocumentDetails = z
  .object({
    id: Id,
    fileName: FileName,
    mediaType: MediaType,
    sizeBytes: SizeBytes,
    documentUrl: DocumentUrl,
  })
  .meta({ id: "DocumentDetails" });
export const KycUploadResponse = z
  .object({
    message: MessageField,
    documentDetails: z.array(DocumentDetails).describe("One entry per file, in upload order"),
  })
  .meta({ id: "KycUploadResponse" });
