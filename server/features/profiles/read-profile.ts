import type { Profile } from "../users/schemas";
import type { Actor } from "../../http/call";
import type { Context } from "../../http/context";
import { presentPerson } from "./present-user";

export async function readProfile({
  context,
  actor,
}: {
  context: Context;
  actor: Actor;
}): Promise<Profile> {
  return {
    ...(await presentPerson(context.storage.db, actor.user, context.now())),
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
