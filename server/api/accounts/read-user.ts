import type { Endpoints } from "../../contract/endpoints";
import { refuse } from "../../domain/refusal";
import type { Handler } from "../call";
import { presentPerson } from "./present-user";

/** Anybody for an administrator; for everybody else only they themselves exist. */
export const readUser: Handler<Endpoints["users"]["get"]> = async ({ context, actor, params }) => {
  const { store } = context.storage;
  const isSeen = actor.isAdmin || params.id === actor.user.id;
  const row = isSeen ? await store.users.byId(params.id ?? "") : undefined;
  return row ? presentPerson(store, row) : refuse("not_found");
};
