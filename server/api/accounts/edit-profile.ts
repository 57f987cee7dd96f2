import type { Operations } from "../../contract/operations";
import { isRefusal, refuse } from "../../domain/refusal";
import type { Handler } from "../call";
import { spendUnlessRepeated } from "../callers/spend-allowance";
import { columnsOf, editingCommand, saveEdit } from "./details-edit";
import { presentPerson } from "./present-user";

export const editProfile: Handler<Operations["users"]["editProfile"]> = async (call) => {
  const { context, actor, body } = call;
  const isNewName = body.username !== undefined && body.username !== actor.user.username;
  const tooMany = isNewName
    ? await spendUnlessRepeated(call, "username", context.settings.allowances.usernamesChosen)
    : null;
  if (tooMany) return tooMany;
  return editingCommand(call, async (store) => {
    const row = await store.users.byIdLocked(actor.user.id);
    if (!row) return refuse("not_found");
    const saved = await saveEdit(call, store, { row, edited: columnsOf(body) });
    return isRefusal(saved) ? saved : presentPerson(store, saved);
  });
};
