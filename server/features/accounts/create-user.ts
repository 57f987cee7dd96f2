import type { accountOperations } from "./operations";
import { refuse } from "../../kernel/refusal";
import { recordAudit } from "../audit/record-audit";
import type { Handler, Refused } from "../../http/call";
import { command, isReplay } from "../../http/command";
import { knownRequester } from "../users/requester";
import { consumeRateLimit } from "../../http/consume-rate-limit";
import { addUser, checkAvailability } from "./add-user";
import { limits } from "../../kernel/limits";
import { sendInvitation, sendWelcome } from "./welcome";
import { newUser } from "./new-user";
import { presentUser } from "../profiles/present-user";

const dayMs = 24 * 60 * 60_000;

/** Creates a user on an administrator's behalf: accepting the terms is left to the user. */
export const createUser: Handler<typeof accountOperations.create> = async (call) => {
  const { context, actor, body, key } = call;
  const tooMany = await consumeRateLimit(context, {
    what: "user-create",
    who: actor.user.id,
    ...context.settings.rateLimits.usersCreated,
  });
  if (tooMany) return tooMany;
  const taken = await checkAvailability(context, context.storage.db, body);
  if (taken && !(await isReplay(context, actor.user.id, key))) return toAdministrator(taken);
  const { password = null } = body;
  const user = await newUser(context, { ...body, password }, knownRequester(actor.sessionId), {
    initial_password_until:
      password === null ? null : context.now() + limits.firstPasswordDays * dayMs,
  });
  return command(call, async (db) => {
    const refusal = await addUser(context, db, user);
    if (refusal) return toAdministrator(refusal);
    await (password === null ? sendInvitation : sendWelcome)(context, db, user);
    await recordAudit(db, call, { action: "user.created", subject: `user:${user.id}` });
    return presentUser(user, call);
  });
};

/** A customer who signs up gets a session; an administrator who creates a user doesn't. */
function toAdministrator(refusal: Refused): Refused {
  return refusal.refused === "email_taken" ? refuse("email_in_use", { field: "email" }) : refusal;
}
