import type { accountOperations } from "./operations";
import { usersIn } from "../users/store";
import { isRefusal, refuse } from "../../kernel/refusal";
import type { Handler } from "../../http/call";
import { consumeUnlessReplay } from "../../http/consume-rate-limit";
import { columnsOf, editingCommand, saveEdit } from "./details-edit";
import { presentPerson } from "../profiles/present-user";

export const editProfile: Handler<typeof accountOperations.editProfile> = async (call) => {
  const { context, actor, body } = call;
  const { profileEdits, usernamesChosen } = context.settings.rateLimits;
  const isNewName = body.username !== undefined && body.username !== actor.user.username;
  const tooMany =
    (await consumeUnlessReplay(call, "profile-edit", profileEdits)) ??
    (isNewName ? await consumeUnlessReplay(call, "username", usernamesChosen) : null);
  if (tooMany) return tooMany;
  return editingCommand(call, async (db) => {
    const row = await usersIn(db).byIdLocked(actor.user.id);
    if (!row) return refuse("not_found");
    const saved = await saveEdit(call, db, { row, edited: columnsOf(body) });
    return isRefusal(saved) ? saved : presentPerson(db, saved, call);
  });
};
