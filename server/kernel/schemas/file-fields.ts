import { z } from "zod";
import type { ErrorMessage } from "./validation-messages";

const bytes = { type: "string", format: "binary" } as const;

export const AnyFile = z
  .instanceof(File)
  .meta({ ...bytes, contentMediaType: "application/octet-stream" });

/** The response of a call that returns a file. */
export const FileResponse = z.instanceof(Response).meta(bytes);

/** A file that was chosen, with something in it or not: a file input that was left empty arrives without a name, and counts as missing. */
export const isChosen = (value: unknown): value is File =>
  value instanceof File && (value.size > 0 || value.name !== "");

export function requiredFile(message: ErrorMessage) {
  return z
    .instanceof(File, message)
    .meta(AnyFile.meta() ?? {})
    .refine(isChosen, message);
}

/** Any number of files under one field name: one, several or none. */
export const fileList = z.preprocess(
  (value) => (Array.isArray(value) ? value : [value]).filter(isChosen),
  z.array(AnyFile).default([]),
);

/** A file or nothing. */
export const optionalFile = z.preprocess(
  (value) => (isChosen(value) ? value : undefined),
  AnyFile.optional(),
);
