import type { Locale } from "../../locales/locale";
import { messagesIn } from "../../locales/messages";
import type { AuditLine } from "./schemas";
import type { AuditRow } from "../../database/rows/record-rows";
import type { Actor } from "../../http/call";
import type { Context } from "../../http/context";
import { gatewayActor } from "../crypto-payments/handle-update";
import { portalActor } from "../audit/portal-actor";
import { namedThen } from "../audit/named-then";
import { readAudit, vaultsById } from "../audit/read-audit";
import { changesBetween } from "./changes-between";

interface Reader {
  readonly context: Context;
  readonly actor: Pick<Actor, "rights">;
}

/** Contact details of a user, as changes name them. */
const contactFields: ReadonlySet<string> = new Set([
  "email",
  "phoneNumber",
  "address",
  ...["street", "city", "state", "country", "zipCode"].map((part) => `address.${part}`),
]);

/**
 * Entries in order, with the names of the time; personal values read "Removed entry" once the user is deleted. Contact details
 * and IP addresses of everyone are a list of their own: only for staff who may export such lists.
 */
export async function presentLines(
  { context, actor }: Reader,
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
  const showsContacts = actor.rights.has("exports");
  const partyAt = (id: string, at: number) => {
    const label = automaticActors[id];
    if (label) return { id, name: messagesIn(locale, "labels")(label) };
    const party = named({ id, at });
    return showsContacts || party.email === undefined ? party : { ...party, email: "" };
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
        changes: changesBetween(before, after).map((change) =>
          showsContacts || !contactFields.has(change.field ?? "")
            ? change
            : { field: change.field },
        ),
        reason: reason ?? undefined,
        address: showsContacts ? (address ?? undefined) : undefined,
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
