// The audit log for administrators: filtered, newest first, with a cursor.
import { errorMessage } from "../../kernel/schemas/validation-messages";
import { z } from "zod";
import { Id, InstantField, text, SentId } from "../../kernel/schemas/fields";
import { allChanges, auditActions, auditedKinds, auditGroups } from "../audit/labels";
import { NamedUser } from "../audit/party-schemas";
import { limits } from "../../kernel/limits";
import { daySearchParams, dayFields } from "../../kernel/schemas/days";
import { pageFields } from "../../kernel/schemas/page";
import { optionalCode } from "../../kernel/schemas/text";

const word = () => optionalCode(200);
const lineId = () => optionalCode(100);

const actionNames = [allChanges, ...auditGroups, ...auditActions] as const;

export const AuditQuery = z.object({
  by: word().describe("Actor: words of a name, a staff ID, an email or an ID"),
  about: word().describe("Affected user: words of a name, a staff ID, an email or an ID"),
  record: word().describe(
    "Object, such as `transaction:<id>`; an ID; or a transaction's reference",
  ),
  action: z
    .enum(actionNames, errorMessage("auditAction"))
    .optional()
    .describe("Only entries with this action, or with one of this group of actions"),
  ...dayFields,
  olderThan: lineId().describe("Only entries older than this ID"),
  newerThan: lineId().describe("Only entries newer than this ID"),
  limit: pageFields().limit,
});

/** The same from a page's URL, where invalid values are ignored. */
export const AuditSearchParams = z.object({
  by: word().catch(undefined),
  about: word().catch(undefined),
  record: word().catch(undefined),
  action: z.enum(actionNames).optional().catch(undefined),
  ...daySearchParams,
  olderThan: lineId().catch(undefined),
  newerThan: lineId().catch(undefined),
});
export type AuditSearchParams = z.output<typeof AuditSearchParams>;

const AuditChange = z
  .object({
    field: text("Field name; missing if the entry has a single value", "status").optional(),
    before: text(
      "Value before; of contact details only with the right `exports`",
      "pending",
    ).optional(),
    after: text("Value after", "successful").optional(),
  })
  .meta({ id: "AuditChange" });
export type AuditChange = z.output<typeof AuditChange>;

export const AuditLine = z
  .object({
    id: Id,
    at: InstantField,
    action: text("Action", "transaction.approved"),
    by: NamedUser.describe("Actor"),
    person: NamedUser.optional().describe("Affected user"),
    record: z
      .object({
        kind: z.enum(auditedKinds).or(z.string()),
        id: SentId.describe("ID of the object; of a refused call, as it was sent"),
      })
      .describe("Object"),
    changes: z
      .array(AuditChange)
      .describe("Values before and after; `Removed entry` if the user was deleted"),
    reason: z.string().optional().describe("Reason given, if any"),
    address: text("IP address; only with the right `exports`", "203.0.113.7").optional(),
    requestId: text(
      "`X-Request-Id` of the response and `id` in the server log",
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
      .describe("Send as `olderThan` for older entries; missing at the end"),
    newerThan: z
      .string()
      .optional()
      .describe("Send as `newerThan` for newer entries; missing at the newest"),
  })
  .meta({ id: "AuditLines" });
export type AuditLines = z.output<typeof AuditLines>;

/** How many entries a record's own page shows. */
export const recordAuditSize = limits.pageSize / 2;
