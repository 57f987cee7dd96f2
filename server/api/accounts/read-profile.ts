import type { Profile } from "../../contract/schemas/accounts";
import type { Actor } from "../call";
import type { Context } from "../context";
import { presentPerson } from "./present-user";

export async function readProfile({
  context,
  actor,
}: {
  context: Context;
  actor: Actor;
}): Promise<Profile> {
  return {
    ...(await presentPerson(context.storage.store, actor.user)),
    session: presentEnd(actor.ends, context.now()),
  };
}

function presentEnd(ends: Actor["ends"], now: number): Profile["session"] {
  if (!ends) return undefined;
  const isLast = ends.endsAt <= ends.idleEndsAt;
  const end = isLast ? ends.endsAt : ends.idleEndsAt;
  return {
    endsAt: new Date(end).toISOString(),
    endsInSeconds: Math.floor((end - now) / 1000),
    isLast,
  };
}
