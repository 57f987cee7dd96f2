import { z } from "zod";
import { requiredFile } from "./files";

/** A good file of a form that failed for another reason, kept for 30 minutes (R41). */
export const KeptFileBody = z.strictObject({ file: requiredFile("Please choose a file") });
export const KeptFile = z
  .object({ id: z.string(), fileName: z.string(), sizeBytes: z.number(), mediaType: z.string() })
  .meta({ id: "KeptFile" });
export type KeptFile = z.output<typeof KeptFile>;
