import type { z } from "zod";
import type { ApiTokenList } from "../../contract/schemas/api-tokens";
import type { Actor } from "../call";
import type { Context } from "../context";
import { presentToken } from "./present-token";

export async function listTokens({
  context,
  actor,
}: {
  context: Context;
  actor: Actor;
}): Promise<z.output<typeof ApiTokenList>> {
  const rows = await context.storage.store.apiTokens.liveOf(actor.user.id, context.now());
  return { apiTokens: rows.map(presentToken) };
}
