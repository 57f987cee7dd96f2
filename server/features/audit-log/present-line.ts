import type { Locale } from "../../locales/locale";
import { messagesIn } from "../../locales/messages";
import type { AuditLine } from "./schemas";
import type { AuditRow } from "../../database/rows/record-rows";
import type { Context } from "../../http/context";
import { gatewayActor } from "../crypto-payments/handle-update";
import { portalActor } from "../audit/portal-actor";
import { namedThen } from "../audit/named-then";
import { readAudit, vaultsById } from "../audit/read-audit";
import { changesBetween } from "./changes-between";

/** Entries in order, with the names of the time; personal values read "Removed entry" once the user is deleted. */
export async function presentLines(
  context: Context,
  rows: readonly AuditRow[],
  locale: Locale,
): Promise<AuditLine[]> {
  const named = await namedThen(
    context,
    context.storage.db,
    rows.flatMap(({ actor_id: actor, person_id: person, created_at: at }) =>
      [actor, person ?? actor].map((id) => ({ id, at })),
    ),
    locale,
  );
  const partyAt = (id: string, at: number) => {
    const label = automaticActors[id];
    return label ? { id, name: messagesIn(locale, "labels")(label) } : named({ id, at });
  };
  const vaults = vaultsById(context);
  return Promise.all(
    rows.map(async (row) => {
      const { before, after, reason, address } = await readAudit(context, row, { vaults, locale });
      const [kind = "", ...id] = row.subject.split(":");
      return {
        id: row.id,
        at: new Date(row.created_at).toISOString(),
        action: row.action,
        by: partyAt(row.actor_id, row.created_at),
        person: row.person_id === null ? undefined : partyAt(row.person_id, row.created_at),
        record: { kind, id: id.join(":") },
        changes: changesBetween(before, after),
        reason: reason ?? undefined,
        address: address ?? undefined,
        requestId: row.request_id ?? undefined,
      };
    }),
  );
}

/** Actors that aren't users. */
const automaticActors: Readonly<Record<string, "cryptoGateway" | "portal">> = {
  [gatewayActor.user.id]: "cryptoGateway",
  [portalActor.user.id]: "portal",
};
