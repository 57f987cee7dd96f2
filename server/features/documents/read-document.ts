import type { documentOperations } from "./operations";
import { documentsIn } from "./store";
import { usersIn } from "../users/store";
import { isRefusal, refuse } from "../../kernel/refusal";
import { recordAudit } from "../audit/record-audit";
import { accessTo } from "../../http/rights";
import type { Handler } from "../../http/call";
import { consumeAccess } from "../sessions/sensitive-access";
import { isConfirmed } from "../../http/step-up";
import { readBytes } from "./document-bytes";
import { documentResponse } from "./document-response";

// Card photos are never shown here: sensitive-data access has its own reason and limits.
const shown = new Set(["kyc", "bank"]);

/**
 * The bytes, with headers so that no browser runs or stores them. A staff member's access is
 * audited, and for bank details guarded like other sensitive data.
 */
export const readDocument: Handler<typeof documentOperations.read> = async (call) => {
  const { context, actor, params } = call;
  const { storage } = context;
  const found = await documentsIn(storage.db).byId(params.id ?? "");
  if (!found || !shown.has(found.purpose)) return refuse("not_found");
  const row = accessTo(actor, found, found.purpose === "bank" ? "secrets" : "documents");
  if (isRefusal(row)) return row;
  const isOwn = row.user_id === actor.user.id;
  if (!isOwn && row.purpose === "bank") {
    if (!isConfirmed(actor, context.now())) return refuse("password_needed");
    const refusal = await consumeAccess(call);
    if (refusal) return refusal;
  }
  const bytes = await readBytes(context, row);
  if (!bytes) return refuse("not_found");
  if (!isOwn) {
    const about = await usersIn(storage.db).byId(row.user_id);
    await storage.transaction((db) =>
      recordAudit(db, call, { action: "document.seen", subject: `document:${row.id}`, about }),
    );
  }
  return documentResponse(row, bytes);
};
