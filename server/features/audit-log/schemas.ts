// The audit log as administrators read it: filtered by the address, newest first, from one line on to the next ones.
import { z } from "zod";
import { Id, InstantField, text } from "../../kernel/schemas/fields";
import { auditActions, auditedKinds } from "../audit/labels";
import { limits } from "../../kernel/limits";
import { daySearchParams, dayFields } from "../../kernel/schemas/days";
import { pageFields } from "../../kernel/schemas/page";
import { optionalText } from "../../kernel/schemas/text";

const word = () => optionalText();
const lineId = () => optionalText(100);

export const AuditQuery = z.object({
  by: word().describe("Who did it: an email address, or an id"),
  about: word().describe("Whom it concerns: an email address, or an id"),
  record: word().describe(
    "What it was done to: `transaction:<id>` and so on, an id alone, or a transaction's reference",
  ),
  action: z
    .enum(auditActions, { error: "Use an action of the audit log" })
    .optional()
    .describe("What brought the transaction about"),
  ...dayFields,
  olderThan: lineId().describe("Id of a line: those before it"),
  newerThan: lineId().describe("Id of a line: those after it"),
  limit: pageFields().limit,
});

/** The same out of one of our own addresses, where anything odd counts as not asked. */
export const AuditSearchParams = z.object({
  by: word().catch(undefined),
  about: word().catch(undefined),
  record: word().catch(undefined),
  action: z.enum(auditActions).optional().catch(undefined),
  ...daySearchParams,
  olderThan: lineId().catch(undefined),
  newerThan: lineId().catch(undefined),
});
export type AuditSearchParams = z.output<typeof AuditSearchParams>;

export const AuditParty = z
  .object({
    id: Id,
    name: text("As it is now", "Ada Admin"),
    email: text("Missing where nobody has this id any more", "nora.new@example.org").optional(),
  })
  .meta({ id: "AuditParty" });
export type AuditParty = z.output<typeof AuditParty>;

const AuditChange = z
  .object({
    field: text("Missing where a line says but one thing", "status").optional(),
    before: text("As it was", "pending").optional(),
    after: text("As it is since", "successful").optional(),
  })
  .meta({ id: "AuditChange" });
export type AuditChange = z.output<typeof AuditChange>;

export const AuditLine = z
  .object({
    id: Id,
    at: InstantField,
    action: text("What was done", "transaction.approved"),
    by: AuditParty.describe("Who did it"),
    person: AuditParty.optional().describe("Whom it concerns"),
    record: z
      .object({ kind: z.enum(auditedKinds).or(z.string()), id: Id })
      .describe("What it was done to"),
    changes: z
      .array(AuditChange)
      .describe("What it was before and after; `Removed entry` where the person was deleted"),
    reason: z.string().optional().describe("Why it was done, for the person concerned"),
    address: text("The network address it came from", "203.0.113.7").optional(),
    requestId: text(
      "The `X-Request-Id` of the answer, and the `id` of its line in the log",
      "0b8f6a52-3c1d-4c57-9d0e-5a3f1c2b7e94",
    ).optional(),
  })
  .meta({ id: "AuditLine" });
export type AuditLine = z.output<typeof AuditLine>;

export const AuditLines = z
  .object({
    lines: z.array(AuditLine).describe("Newest first"),
    olderThan: z
      .string()
      .optional()
      .describe("Ask with this for the lines before; missing at the end"),
    newerThan: z
      .string()
      .optional()
      .describe("Ask with this for the lines after; missing at the newest"),
  })
  .meta({ id: "AuditLines" });
export type AuditLines = z.output<typeof AuditLines>;

/** How many lines a record's own page shows. */
export const shownOfRecord = limits.pageSize / 2;
