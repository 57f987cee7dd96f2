// What staff should know about customers' names.
import type { Db } from "../../database/db";
import type { UserRow } from "../../database/schema";
import type { Context } from "../../http/context";
import type { Locale } from "../../locales/locale";
import { approvalRequestsIn } from "../second-approval/store";
import type { NameFlag } from "../users/name-schemas";
import { usersIn } from "../users/store";
import { nameSubject, requestedName } from "./name-requests";
import { nameFlagsOf, type NameFacts } from "./rules";
import { staffNameTest } from "./staff-names";

/** By the user's ID; staff are left out. */
export async function loadNameFacts(
  context: Context,
  db: Db,
  users: readonly UserRow[],
): Promise<ReadonlyMap<string, NameFacts>> {
  const customers = users.filter(({ role }) => role !== "admin");
  if (customers.length === 0) return new Map();
  const [looksLikeStaff, open, deciders] = await Promise.all([
    staffNameTest(db),
    approvalRequestsIn(db).openAboutAny(customers.map(({ id }) => nameSubject(id))),
    usersIn(db).byIds([...new Set(customers.flatMap(deciderOf))]),
  ]);
  const requested = new Map<string, NameFacts["requested"]>();
  for (const request of open) {
    const name = await requestedName(context, db, request);
    if (name !== null)
      requested.set(request.user_id, {
        name,
        at: request.created_at,
        isStaffName: looksLikeStaff(name),
      });
  }
  return new Map(
    customers.map((customer) => [
      customer.id,
      {
        isStaffName: looksLikeStaff(customer.fullname) || looksLikeStaff(customer.username),
        changedAt: customer.name_changed_at,
        changedBy: deciders.find(({ id }) => deciderOf(customer).includes(id))?.fullname ?? null,
        requested: requested.get(customer.id) ?? null,
      },
    ]),
  );
}

/** The staff member who changed or approved the name, if any. */
const deciderOf = ({ id, name_changed_by: by }: UserRow): string[] =>
  by === null || by === id ? [] : [by];

interface Reading {
  readonly context: Context;
  readonly locale: Locale;
}

/** The flags by the user's ID, for those who have any. */
export async function loadNameFlags(
  { context, locale }: Reading,
  users: readonly UserRow[],
): Promise<ReadonlyMap<string, NameFlag[]>> {
  const facts = await loadNameFacts(context, context.storage.db, users);
  const flags = [...facts].map(
    ([id, known]) => [id, nameFlagsOf(known, context.now(), locale)] as const,
  );
  return new Map(flags.filter(([, found]) => found.length > 0));
}
