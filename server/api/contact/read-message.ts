import type { Operations } from "../../contract/operations";
import { refuse } from "../../domain/refusal";
import type { Handler } from "../call";
import { presentMessage } from "./present-message";

export const readMessage: Handler<Operations["contact"]["read"]> = async ({ context, params }) => {
  const row = await context.storage.store.contactMessages.byId(params.id ?? "");
  return row ? presentMessage(context, row) : refuse("not_found");
};
