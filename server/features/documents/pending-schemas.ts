import { z } from "zod";
import { requiredFile } from "../../kernel/schemas/file-fields";

/** A valid file of a form that failed for another reason, kept for 30 minutes. */
export const PendingUploadBody = z.strictObject({ file: requiredFile("Please choose a file") });
export const PendingUpload = z
  .object({ id: z.string(), fileName: z.string(), sizeBytes: z.number(), mediaType: z.string() })
  .meta({ id: "KeptFile" });
export type PendingUpload = z.output<typeof PendingUpload>;
