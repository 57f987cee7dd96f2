import type { dataAccessLogOperations } from "./log-operations";
import { auditIn } from "../audit/store";
import type { Handler } from "../../http/call";
import { pageAnswerOf, pageWindowOf } from "../../http/list-page";
import { readAudit, vaultsById } from "../audit/read-audit";
import { accessActions } from "./access-actions";

/** Which administrators viewed the caller's sensitive data, when and why. */
export const listDataAccesses: Handler<typeof dataAccessLogOperations.disclosures> = async ({
  context,
  actor,
  query,
  locale,
}) => {
  const audit = auditIn(context.storage.db);
  const filter = { about: actor.user.id, actions: Object.keys(accessActions) };
  const [rows, total] = await Promise.all([
    audit.about(filter, pageWindowOf(query)),
    audit.countAbout(filter),
  ]);
  const vaults = vaultsById(context);
  const accesses = rows.map(async (row) => ({
    id: row.id,
    what: accessActions[row.action] ?? "document",
    by: "administrator" as const,
    reason: (await readAudit(context, row, { vaults, locale })).reason ?? undefined,
    at: new Date(row.created_at).toISOString(),
  }));
  return {
    disclosures: await Promise.all(accesses),
    ...pageAnswerOf(query, total),
  };
};
