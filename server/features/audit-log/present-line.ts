import type { Locale } from "../../locales/locale";
import { messagesIn } from "../../locales/messages";
import { usersIn } from "../users/store";
import type { AuditLine, AuditParty } from "./schemas";
import { removedPerson } from "../users/labels";
import type { AuditRow } from "../../database/rows/record-rows";
import type { UserRow } from "../../database/schema";
import type { Actor } from "../../http/call";
import type { Context } from "../../http/context";
import { gatewayActor } from "../crypto-payments/handle-update";
import { portalActor } from "../audit/portal-actor";
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
 * Entries in order, with current names; personal values read "Removed entry" once the user is deleted. Contact details and IP
 * addresses of everyone are a list of their own: only for staff who may export such lists.
 */
export async function presentLines(
  { context, actor }: Reader,
  rows: readonly AuditRow[],
  locale: Locale,
): Promise<AuditLine[]> {
  const ids = new Set(
    rows.flatMap(({ actor_id: actor, person_id: person }) => [actor, person ?? actor]),
  );
  const people = new Map(
    (await usersIn(context.storage.db).byIds([...ids])).map((row) => [row.id, row]),
  );
  const vaults = vaultsById(context);
  const showsContacts = actor.rights.has("exports");
  const partyOf = (id: string) => {
    const party = userAt(id, people, locale);
    return showsContacts || party.email === undefined ? party : { ...party, email: "" };
  };
  return Promise.all(
    rows.map(async (row) => {
      const { before, after, reason, address } = await readAudit(context, row, { vaults, locale });
      const [kind = "", ...id] = row.subject.split(":");
      return {
        id: row.id,
        at: new Date(row.created_at).toISOString(),
        action: row.action,
        by: partyOf(row.actor_id),
        person: row.person_id === null ? undefined : partyOf(row.person_id),
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
const automaticActors = {
  [gatewayActor.user.id]: "cryptoGateway",
  [portalActor.user.id]: "portal",
} as const;

function userAt(id: string, people: ReadonlyMap<string, UserRow>, locale: Locale): AuditParty {
  const person = people.get(id);
  if (person) return { id, name: person.fullname, email: person.email };
  const label = automaticActors[id];
  return { id, name: label ? messagesIn(locale, "labels")(label) : removedPerson(locale) };
}
