import type { Operations } from "../../contract/operations";
import { refuse } from "../../domain/refusal";
import type { Handler } from "../call";
import { hasSecondFactor } from "../second-factor/has-second-factor";
import { presentPerson } from "./present-user";

/** Anybody for an administrator; for everybody else only they themselves exist. */
export const readUser: Handler<Operations["users"]["get"]> = async ({ context, actor, params }) => {
  const { store } = context.storage;
  const isSeen = actor.isAdmin || params.id === actor.user.id;
  const row = isSeen ? await store.users.byId(params.id ?? "") : undefined;
  if (!row) return refuse("not_found");
  const [person, twoFactorEnabled] = await Promise.all([
    presentPerson(store, row),
    actor.isAdmin && hasSecondFactor(store, row.id),
  ]);
  return actor.isAdmin ? { ...person, twoFactorEnabled } : person;
};
