import type { viewerOperations } from "./operations";
import type { Handler } from "../../http/call";
import { presentViewers } from "./present-viewers";
import { viewCutoff } from "./rules";
import { viewersIn } from "./store";

export const listViewers: Handler<typeof viewerOperations.list> = async ({
  context,
  actor,
  query: { kind },
}) => {
  const now = context.now();
  const rows = await viewersIn(context.storage.db).ofKind(kind, viewCutoff(now));
  return presentViewers(kind, rows, { callerId: actor.user.id, now });
};
