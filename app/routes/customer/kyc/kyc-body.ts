import type { z } from "zod";
import type { KycUploadBody } from "~server/features/kyc/schemas";

/** The upload as the call's multipart body. */
export function kycBodyOf({
  documentType,
  files,
  keptFiles,
}: z.output<typeof KycUploadBody>): FormData {
  const body = new FormData();
  body.set("documentType", documentType);
  for (const file of files) body.append("files", file);
  if (keptFiles) body.set("keptFiles", keptFiles);
  return body;
}
