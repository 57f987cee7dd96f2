// A user's files, raised limits and emails in the data export; the text of an email is encrypted until it is sent, and deleted afterwards.
import type { PersonalData } from "./schemas";
import type { OutboxRow } from "../../database/rows/mail-rows";
import type { LimitRaiseRow } from "../../database/rows/limit-raise-row";
import type { DocumentRow, UserRow } from "../../database/schema";
import { numberOf } from "../../kernel/money";
import { documentAddress } from "../documents/document-response";
import { raiseIn } from "../movement-limits/raise-store";

/** The terms and the risk warning are accepted together, and share a version. */
export function presentAcceptances({
  terms_version: version,
  terms_accepted_at: acceptedAt,
}: UserRow): PersonalData["acceptances"] {
  if (version === null || acceptedAt === null) return [];
  const at = new Date(acceptedAt).toISOString();
  return (["terms", "risk_warning"] as const).map((text) => ({ text, version, acceptedAt: at }));
}

export function presentStoredDocument(row: DocumentRow): PersonalData["documents"][number] {
  return {
    id: row.id,
    purpose: row.purpose,
    documentType: row.document_type ?? undefined,
    fileName: row.file_name,
    mediaType: row.media_type,
    sizeBytes: row.size_bytes,
    createdAt: new Date(row.created_at).toISOString(),
    documentUrl: documentAddress(row.id),
  };
}

export function presentStoredMessage({
  kind,
  state,
  created_at,
}: OutboxRow): PersonalData["messages"][number] {
  return { kind, status: state, createdAt: new Date(created_at).toISOString() };
}

export function presentStoredRaise(row: LimitRaiseRow): PersonalData["limitRaises"][number] {
  const { day, thirtyDays, until } = raiseIn(row);
  return {
    direction: row.direction,
    currency: row.currency,
    day: day ? numberOf(day) : undefined,
    thirtyDays: thirtyDays ? numberOf(thirtyDays) : undefined,
    until: new Date(until).toISOString(),
    raisedAt: new Date(row.raised_at).toISOString(),
  };
}
