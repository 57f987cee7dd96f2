import type { Profile } from "../users/schemas";
import { withNameRequest } from "../names/present-name-request";
import { levelOf } from "../users/person-of";
import type { Actor } from "../../http/call";
import { presentPerson, type Reader } from "./present-user";

export async function readProfile({
  context,
  actor,
  locale,
}: Reader & { actor: Actor }): Promise<Profile> {
  const person = await presentPerson(context.storage.db, actor.user, { context, locale });
  return {
    ...(await withNameRequest(context, person)),
    ...(actor.user.role === "user" && { level: levelOf(actor.user) }),
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
