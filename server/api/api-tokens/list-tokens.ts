import type { Endpoints } from "../../contract/endpoints";
import type { Handler } from "../call";
import { presentToken } from "./present-token";

export const listTokens: Handler<Endpoints["apiTokens"]["list"]> = async ({ context, actor }) => {
  const rows = await context.storage.store.apiTokens.liveOf(actor.user.id, context.now());
  return { apiTokens: rows.map(presentToken) };
};
