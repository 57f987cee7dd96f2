import type { accountOperations } from "./operations";
import { usersIn } from "../users/store";
import { refuse } from "../../kernel/refusal";
import type { Handler } from "../../http/call";
import { hasSecondFactor } from "../second-factor/has-second-factor";
import { lastEmailChange } from "./email-link-state";
import { loadNameFlags } from "../names/load-name-facts";
import { withNameRequest } from "../names/present-name-request";
import { presentPerson } from "../profiles/present-user";

/** Any user for staff; customers can only read themselves. */
export const readUser: Handler<typeof accountOperations.get> = async ({
  context,
  actor,
  params,
  locale,
}) => {
  const { db } = context.storage;
  const isStaff = actor.rights.has("view");
  const isSeen = isStaff || params.id === actor.user.id;
  const row = isSeen ? await usersIn(db).byId(params.id ?? "") : undefined;
  if (!row) return refuse("not_found");
  const [person, twoFactorEnabled, emailChange, nameFlags] = await Promise.all([
    presentPerson(db, row, { context, locale }).then((shown) => withNameRequest(context, shown)),
    isStaff && hasSecondFactor(db, row.id),
    isStaff ? lastEmailChange(context, db, row.id) : undefined,
    isStaff ? loadNameFlags({ context, locale }, [row]) : undefined,
  ]);
  if (!isStaff) return person;
  const { retentionYears } = context.settings;
  return {
    ...person,
    twoFactorEnabled,
    ...(emailChange && { emailChange }),
    nameFlags: nameFlags?.get(row.id),
    ...(retentionYears !== null && { retentionYears }),
  };
};
