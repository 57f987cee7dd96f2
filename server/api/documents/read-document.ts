import type { Endpoints } from "../../contract/endpoints";
import { refuse } from "../../domain/refusal";
import { audit } from "../audit";
import type { Handler } from "../call";

// Card photos are never shown here: for them there is the reveal, with its reason and its limits (R5).
const shown = new Set(["kyc", "bank"]);

/** The bytes, so answered that no browser runs or keeps them. An admin's sight of somebody's document is audited (R10). */
export const readDocument: Handler<Endpoints["documents"]["read"]> = async (call) => {
  const { context, actor, params } = call;
  const { storage, documents } = context;
  const row = await storage.store.documents.byId(params.id ?? "");
  const isOwn = row?.user_id === actor.user.id;
  if (!row || !shown.has(row.purpose) || !(isOwn || actor.isAdmin)) return refuse("not_found");
  const bytes = await documents.get(row.storage_key);
  if (!bytes) return refuse("not_found");
  if (!isOwn) await storage.transaction((store) => audit(store, call, { action: "document.seen", subject: `document:${row.id}` }));
  return new Response(new Uint8Array(bytes), {
    headers: {
      "Content-Type": row.media_type,
      "Content-Disposition": `${row.media_type === "application/pdf" ? "attachment" : "inline"}; filename*=UTF-8''${encodeURIComponent(row.file_name).replace(/['()*]/g, percentEncoded)}`,
      "Cache-Control": "no-store",
      "Content-Security-Policy": "sandbox; default-src 'none'",
      "X-Content-Type-Options": "nosniff",
    },
  });
};

function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
