import { z } from "zod";
import { limits } from "../../kernel/limits";
import { documentTypes } from "../users/labels";
import { fileList } from "../../kernel/schemas/file-fields";
import { optionalText, requiredWord } from "../../kernel/schemas/text";

const tooMany = `You can upload a maximum of ${limits.kycFilesMaximum} files`;

const always = () => true;

/** Identity documents; `keptFiles` lists files of an earlier, failed attempt, comma-separated. */
export const KycUploadBody = z
  .strictObject({
    documentType: requiredWord(documentTypes, "Choose the type of document"),
    files: fileList,
    keptFiles: optionalText(2000),
  })
  // Said beside a missing document type too, hence the `when`.
  .refine((body) => fileCount(body) > 0, {
    path: ["files"],
    message: "Please select one or more files to upload",
    when: always,
  })
  .refine((body) => fileCount(body) <= limits.kycFilesMaximum, {
    path: ["files"],
    message: tooMany,
    when: always,
  });

// The body and its values may be anything where another rule has already refused them.
function fileCount(body: unknown): number {
  const { files, keptFiles }: { files?: unknown; keptFiles?: unknown } =
    typeof body === "object" && body !== null ? body : {};
  const kept = typeof keptFiles === "string" && keptFiles !== "" ? keptFiles.split(",").length : 0;
  return kept + (Array.isArray(files) ? files.length : 0);
}

const DocumentDetails = z
  .object({
    id: z.string(),
    fileName: z.string(),
    mediaType: z.string(),
    sizeBytes: z.number(),
    documentUrl: z.string(),
  })
  .meta({ id: "DocumentDetails" });
export const KycUploadAnswer = z
  .object({ message: z.string(), documentDetails: z.array(DocumentDetails) })
  .meta({ id: "KycUploadAnswer" });
