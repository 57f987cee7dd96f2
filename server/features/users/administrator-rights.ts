import type { UserRow } from "../../database/schema";
import type { Actor } from "../../http/call";
import type { Context } from "../../http/context";
import { personOf } from "./person-of";
import { isAdministrator } from "./rules";

/** Where the portal asks administrators for a second factor, one without it has the rights of a customer. */
export function administratorRights(
  { settings }: Context,
  user: UserRow,
  hasSecondFactor: boolean,
): Pick<Actor, "isAdmin" | "hasSecondFactor" | "lacksSecondFactor"> {
  const isOne = isAdministrator(personOf(user));
  const lacksSecondFactor = isOne && settings.requiresAdminSecondFactor && !hasSecondFactor;
  return { isAdmin: isOne && !lacksSecondFactor, hasSecondFactor, lacksSecondFactor };
}
