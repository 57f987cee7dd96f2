import type { z } from "zod";
import { apiTokensIn } from "./store";
import type { ApiTokenList } from "./schemas";
import type { Actor } from "../../http/call";
import type { Context } from "../../http/context";
import { presentToken } from "./present-token";

export async function listTokens({
  context,
  actor,
}: {
  context: Context;
  actor: Actor;
}): Promise<z.output<typeof ApiTokenList>> {
  const rows = await apiTokensIn(context.storage.db).liveOf(actor.user.id, context.now());
  return { apiTokens: rows.map(presentToken) };
}
