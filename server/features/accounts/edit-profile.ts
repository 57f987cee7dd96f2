import type { accountOperations } from "./operations";
import { usersIn } from "../users/store";
import { isRefusal, refuse } from "../../kernel/refusal";
import type { Handler } from "../../http/call";
import { consumeUnlessReplay } from "../../http/consume-rate-limit";
import { requestName } from "../names/name-requests";
import { withNameRequest } from "../names/present-name-request";
import { columnsOf, editingCommand, saveEdit } from "./details-edit";
import { lockNames, splitNameEdit } from "./name-edit";
import { presentPerson } from "../profiles/present-user";

export const editProfile: Handler<typeof accountOperations.editProfile> = async (call) => {
  const { context, actor, body } = call;
  const { profileEdits, usernamesChosen } = context.settings.rateLimits;
  const isNewName = body.username !== undefined && body.username !== actor.user.username;
  const tooMany =
    (await consumeUnlessReplay(call, "profile-edit", profileEdits)) ??
    (isNewName ? await consumeUnlessReplay(call, "username", usernamesChosen) : null);
  if (tooMany) return tooMany;
  const saved = await editingCommand(call, async (db) => {
    const owners = await lockNames(db, actor.user, body);
    const row = await usersIn(db).byIdLocked(actor.user.id);
    if (!row) return refuse("not_found");
    const split = await splitNameEdit(call, db, { row, edited: columnsOf(body), owners });
    if (isRefusal(split)) return split;
    const saved = await saveEdit(call, db, { row, edited: split.edited });
    if (isRefusal(saved)) return saved;
    const fullname = split.requested;
    const refused =
      fullname === null ? null : await requestName(call, db, { row: saved, fullname });
    if (refused) return refused;
    const isUnchanged = saved === row && fullname === null;
    return { ...(await presentPerson(db, saved, call)), ...(isUnchanged && { isUnchanged }) };
  });
  return isRefusal(saved) ? saved : withNameRequest(context, saved);
};
