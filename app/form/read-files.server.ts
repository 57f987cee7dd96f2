import { parseFormData, type FileUpload } from "@remix-run/form-data-parser";
import { limits } from "~server/contract/values/limits";
import { wordsFor } from "~server/contract/values/messages";

const textAllowanceBytes = 1024 * 1024;
const totalMaximumBytes = limits.kycFilesMaximum * limits.fileMaximumBytes + textAllowanceBytes;

/**
 * A multipart post. A file that is too large and files beyond the tenth are dropped, and `refused`
 * gets a message under the name of their field: everything else of the form survives.
 */
export function readFiles(request: Request, refused: Record<string, string[]>): Promise<FormData> {
  let count = 0;
  const take = (file: FileUpload) => {
    if (file.size === 0) return null;
    count += 1;
    const tooMany = count > limits.kycFilesMaximum;
    if (!tooMany && file.size <= limits.fileMaximumBytes) return file;
    refused[file.fieldName] = [
      tooMany
        ? `You can upload a maximum of ${limits.kycFilesMaximum} files`
        : wordsFor("file_too_large", { name: file.name }),
    ];
    return null;
  };
  return parseFormData(
    request,
    { maxFiles: 100, maxParts: 300, maxFileSize: totalMaximumBytes, maxTotalSize: totalMaximumBytes },
    take,
  );
}
