import { messagesIn } from "../../locales/messages";
import type { Handler } from "../../http/call";
import { command } from "../../http/command";
import { refuse } from "../../kernel/refusal";
import { endNameRequests, lockNameRequests } from "./name-requests";
import type { nameOperations } from "./operations";

export const cancelNameRequest: Handler<typeof nameOperations.cancelNameRequest> = (call) =>
  command(call, async (db) => {
    const { id } = call.actor.user;
    await lockNameRequests(db, id);
    if ((await endNameRequests(call, db, id, {})) === 0) return refuse("name_request_missing");
    return { message: messagesIn(call.locale, "notices")("nameRequestCanceled") };
  });
