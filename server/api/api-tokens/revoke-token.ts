import type { Operations } from "../../contract/operations";
import { refuse } from "../../domain/refusal";
import { noteSecurityChange } from "../accounts/note-security-change";
import type { Handler } from "../call";
import { command } from "../command";

export const revokeToken: Handler<Operations["apiTokens"]["revoke"]> = (call) =>
  command(call, async (store) => {
    const { context, actor, params } = call;
    if (!(await store.apiTokens.revokeOwn(params.id ?? "", actor.user.id, context.now())))
      return refuse("not_found");
    await noteSecurityChange(store, call, { change: "api_token.revoked", userId: actor.user.id });
    return { message: "The token is ended" };
  });
