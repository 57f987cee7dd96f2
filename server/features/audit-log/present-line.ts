import type { Locale } from "../../locales/locale";
import { messagesIn } from "../../locales/messages";
import type { AuditLine, AuditChange } from "./schemas";
import type { AuditRow } from "../../database/rows/record-rows";
import type { Actor } from "../../http/call";
import type { Context } from "../../http/context";
import { gatewayActor } from "../crypto-payments/handle-update";
import { portalActor } from "../audit/portal-actor";
import { namedThen } from "../audit/named-then";
import { readAudit, vaultsById } from "../audit/read-audit";
import { balanceFields } from "../adjustments/rules";
import { groupedDecimalOf } from "../../kernel/money";

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

/** Fields in minor units, with the names they are shown under. */
const amounts: Readonly<Record<string, string>> = {
  amountMinor: "amount",
  feeMinor: "fee",
  paidMinor: "paid",
  ...Object.fromEntries(balanceFields.map((field) => [field, field])),
};

/** Internal counters, which aren't shown. */
const hiddenFields: ReadonlySet<string> = new Set(["version"]);

/** One entry for each value that differs or exists on only one side. */
function changesBetween(before: unknown, after: unknown): AuditChange[] {
  const [was, is] = [membersOf(before), membersOf(after)];
  const names = [...new Set([...was.keys(), ...is.keys()])].filter(
    (name) => !hiddenFields.has(name),
  );
  const changed = names.filter((name) => was.get(name) !== is.get(name));
  // A change without changed values, such as a view of an amount, shows its values anyway.
  return (changed.length > 0 ? changed : names).map((name) => ({
    field: name === "" ? undefined : name,
    before: was.get(name),
    after: is.get(name),
  }));
}

function membersOf(value: unknown): Map<string, string> {
  if (value === null || value === undefined) return new Map();
  if (typeof value !== "object" || Array.isArray(value)) return new Map([["", labelsOf(value)]]);
  const present = Object.entries(value).filter(
    ([, member]) => member !== null && member !== undefined,
  );
  return new Map(
    present.map(([name, member]) => [
      amounts[name] ?? name,
      name in amounts ? moneyOf(member) : labelsOf(member),
    ]),
  );
}

function moneyOf(value: unknown): string {
  const text = labelsOf(value);
  return /^-?\d+$/.test(text) ? groupedDecimalOf({ minor: BigInt(text) }) : text;
}

function labelsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(labelsOf).join(", ");
  return typeof value === "string" ? value : JSON.stringify(value);
}
