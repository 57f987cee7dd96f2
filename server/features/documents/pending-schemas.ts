import { errorMessage } from "../../kernel/schemas/validation-messages";
import { z } from "zod";
import { FileName, Id, MediaType, SizeBytes } from "../../kernel/schemas/fields";
import { requiredFile } from "../../kernel/schemas/file-fields";

/** A valid file of a form that failed for another reason, kept for 30 minutes. */
export const PendingUploadBody = z.strictObject({
  file: requiredFile(errorMessage("fileMissing")).describe("JPEG, PNG, WebP or PDF up to 10 MB"),
});
export const PendingUpload = z
  .object({ id: Id, fileName: FileName, sizeBytes: SizeBytes, mediaType: MediaType })
  .meta({ id: "PendingUpload" });
export type PendingUpload = z.output<typeof PendingUpload>;
