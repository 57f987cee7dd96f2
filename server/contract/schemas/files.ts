import { z } from "zod";

/** A file with something in it; an empty file input arrives with size 0 and counts as missing. */
export function requiredFile(message: string) {
  return z.instanceof(File, { error: message }).refine((file) => file.size > 0, message);
}

/** Any number of files under one field name: one, several or none; empty ones are dropped. */
export const fileList = z.preprocess(
  (value) => (Array.isArray(value) ? value : [value]).filter((one) => one instanceof File && one.size > 0),
  z.array(z.instanceof(File)),
);

/** A file or nothing; an empty file input counts as nothing. */
export const optionalFile = z.preprocess(
  (value) => (value instanceof File && value.size > 0 ? value : undefined),
  z.instanceof(File).optional(),
);
