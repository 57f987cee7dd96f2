import type { dataAccessLogOperations } from "./log-operations";
import { auditIn } from "../audit/store";
import { isRefusal } from "../../kernel/refusal";
import type { Handler } from "../../http/call";
import { countedPage, pageResponseOf } from "../../http/list-page";
import { readAudit, vaultsById } from "../audit/read-audit";
import { accessActions } from "./access-actions";
import { presentAccess } from "./present-access";

/** Which administrators viewed the caller's sensitive data, when and why. */
export const listDataAccesses: Handler<typeof dataAccessLogOperations.dataAccessLog> = async ({
  context,
  actor,
  query,
  locale,
}) => {
  const audit = auditIn(context.storage.db);
  const filter = { about: actor.user.id, actions: Object.keys(accessActions) };
  const found = await countedPage(query, {
    rows: (window) => audit.about(filter, window),
    total: () => audit.countAbout(filter),
  });
  if (isRefusal(found)) return found;
  const { rows, total } = found;
  const vaults = vaultsById(context);
  const accesses = rows.map(async (row) => {
    const { reason } = await readAudit(context, row, { vaults, locale });
    return presentAccess(row, accessActions[row.action] ?? "document", reason);
  });
  return {
    accesses: await Promise.all(accesses),
    ...pageResponseOf(query, total),
  };
};
