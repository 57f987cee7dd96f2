import { parseFormData, type FileUpload } from "@remix-run/form-data-parser";
import { asName } from "~server/kernel/typed-text";
import { limits } from "~server/kernel/limits";
import { messageFor } from "~server/kernel/refusals";
import { messagesIn } from "~server/locales/messages";
import { localeOf } from "../locale.server";

const textAllowanceBytes = 1024 * 1024;
const totalMaximumBytes = limits.kycFilesMaximum * limits.fileMaximumBytes + textAllowanceBytes;
const bounds = {
  maxFiles: 100,
  maxParts: 300,
  maxFileSize: totalMaximumBytes,
  maxTotalSize: totalMaximumBytes,
};

/**
 * A multipart post. A file that is empty or too large and files beyond the tenth are dropped, and `refused`
 * gets a message for each field concerned: the rest of the form is kept.
 */
export function readFiles(request: Request, refused: Record<string, string[]>): Promise<FormData> {
  const locale = localeOf(request);
  let count = 0;
  const collect = (file: FileUpload) => {
    // An empty file input arrives without a name, and the parser inserts its own.
    if (file.size === 0 && (file.name === "" || file.name === "file-upload")) return null;
    count += 1;
    const tooMany = count > limits.kycFilesMaximum;
    if (!tooMany && file.size > 0 && file.size <= limits.fileMaximumBytes) return file;
    const fault = file.size === 0 ? "file_empty" : "file_too_large";
    const text = tooMany
      ? messagesIn(locale, "validation")("filesTooMany", { maximum: limits.kycFilesMaximum })
      : messageFor(fault, { name: asName(file.name) }, locale);
    refused[file.fieldName] = [...new Set([...(refused[file.fieldName] ?? []), text])];
    return null;
  };
  return parseFormData(request, bounds, collect);
}

/** The text fields only, if no one will review the files. */
export function readWithoutFiles(request: Request): Promise<FormData> {
  return parseFormData(request, bounds, () => null);
}
