// Where a document is read, and the response that has it.
import type { DocumentRow } from "../../database/schema";

/** The URL of a document, for users with access. */
export function documentAddress(id: string): string {
  return `/api/documents/${id}`;
}

/** A document response that no browser runs or stores. */
export function documentResponse(row: DocumentRow, bytes: Uint8Array): Response {
  const disposition = row.media_type === "application/pdf" ? "attachment" : "inline";
  const name = encodeURIComponent(row.file_name).replace(/['()*]/g, percentEncoded);
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": row.media_type,
      "Content-Disposition": `${disposition}; filename*=UTF-8''${name}`,
      "Cache-Control": "no-store",
      "Content-Security-Policy": "sandbox; default-src 'none'",
      "X-Content-Type-Options": "nosniff",
    },
  });
}

function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
