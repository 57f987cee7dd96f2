// A specimen in the name of a customer.
import { documentAad } from "../../features/documents/document-bytes";
import type { DocumentRow } from "../../database/schema";
import { specimen, type SpecimenName } from "../specimens";
import type { SeedContext, SeededCustomer } from "./seed-context";

type Placed = Pick<DocumentRow, "purpose" | "document_type" | "created_at" | "erase_after"> & {
  readonly specimen: SpecimenName;
};

/** The id of the new document. */
export function addDocument(
  { context, rows, files }: SeedContext,
  { user, vault }: SeededCustomer,
  { specimen: name, ...placed }: Placed,
): string {
  const { fileName, mediaType, bytes } = specimen(name);
  const [id, key] = [context.newId(), context.randomText(24)];
  files.push({ key, bytes: vault.sealBytes(bytes, documentAad({ storage_key: key })) });
  rows.add("documents", {
    id,
    user_id: user.id,
    file_name: fileName,
    media_type: mediaType,
    size_bytes: bytes.byteLength,
    storage_key: key,
    ...placed,
  });
  return id;
}
