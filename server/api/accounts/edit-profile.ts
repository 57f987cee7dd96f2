import type { Endpoints } from "../../contract/endpoints";
import { isRefusal, refuse } from "../../domain/refusal";
import type { Handler } from "../call";
import { columnsOf, editingCommand, saveEdit } from "./details-edit";
import { presentPerson } from "./present-user";

export const editProfile: Handler<Endpoints["users"]["editProfile"]> = (call) =>
  editingCommand(call, async (store) => {
    const row = await store.users.byIdLocked(call.actor.user.id);
    if (!row) return refuse("not_found");
    const saved = await saveEdit(call, store, { row, edited: columnsOf(call.body) });
    return isRefusal(saved) ? saved : presentPerson(store, saved);
  });
