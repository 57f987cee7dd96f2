import type { dataAccessLogOperations } from "./log-operations";
import { auditIn } from "../audit/store";
import type { Handler } from "../../http/call";
import { readAudit, vaultsById } from "../audit/read-audit";
import { disclosureActions } from "./revealed";

/** Which administrators viewed the caller's sensitive data, when and why. */
export const listDisclosures: Handler<typeof dataAccessLogOperations.disclosures> = async ({
  context,
  actor,
  query,
}) => {
  const audit = auditIn(context.storage.db);
  const { page, limit } = query;
  const sights = { about: actor.user.id, actions: Object.keys(disclosureActions) };
  const [rows, total] = await Promise.all([
    audit.about(sights, { limit, offset: (page - 1) * limit }),
    audit.countAbout(sights),
  ]);
  const vaults = vaultsById(context);
  const disclosures = rows.map(async (row) => ({
    id: row.id,
    what: disclosureActions[row.action] ?? "document",
    by: "administrator" as const,
    reason: (await readAudit(context, row, vaults)).reason ?? undefined,
    at: new Date(row.created_at).toISOString(),
  }));
  return {
    disclosures: await Promise.all(disclosures),
    total,
    page,
    totalPages: Math.ceil(total / limit),
  };
};
