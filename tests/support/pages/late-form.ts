// A form that is sent after the session in which it was opened has ended.
import { expect } from "vitest";
import { sessionsIn } from "~server/features/sessions/store";
import { usersIn } from "~server/features/users/store";
import { demoPassword } from "~server/kernel/demo-people";
import type { InProcessPortal } from "../portal/in-process-portal";
import type { Fields, Visitor } from "../people/visitor";
import type { ShownPage } from "./shown-page";

export async function idOf({ backend }: InProcessPortal, name: string): Promise<string> {
  const user = await usersIn(backend.context.storage.db).byEmail(`${name}@example.com`);
  return user?.id ?? "";
}

export async function signInOn(
  person: Visitor,
  signIn: ShownPage,
  name: string,
): Promise<ShownPage> {
  return person.follow(
    await person.submit(signIn, { email: `${name}@example.com`, password: demoPassword }),
  );
}

/** Opens the form, lets the session end, posts, signs in again as someone. */
export async function submitAfterSessionEnd(
  portal: InProcessPortal,
  path: string,
  fields: Fields,
  { name = "hana", then }: { name?: string; then?: string } = {},
) {
  const person = await portal.signInAs(name);
  const page = await person.get(path);
  await sessionsIn(portal.backend.context.storage.db).endAllOf(await idOf(portal, name));
  const turned = await person.submit(page, fields);
  expect([turned.status, turned.location?.split("?")[0]]).toEqual([303, "/login"]);
  const signIn = await person.follow(turned);
  expect(signIn.notice).toBe(
    "Your session has ended. Sign in to continue. Nothing has been submitted yet.",
  );
  return { person, turned, shown: await signInOn(person, signIn, then ?? name) };
}
