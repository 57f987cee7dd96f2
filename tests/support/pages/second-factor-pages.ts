// The pages that set up two-factor authentication, in either area.
import { expect } from "vitest";
import { demoPassword } from "~server/kernel/demo-people";
import { codeOf } from "../people/authenticator-code";
import type { Visitor } from "../people/visitor";
import type { InProcessPortal } from "../portal/in-process-portal";
import type { ShownPage } from "./shown-page";

export const places = {
  customer: {
    login: "/login",
    factor: "/dashboard/settings/second-factor",
    confirm: "/dashboard/confirm-password",
    home: "/dashboard",
  },
  admin: {
    login: "/admin/login",
    factor: "/admin/second-factor",
    confirm: "/admin/confirm-password",
    home: "/admin",
  },
} as const;

export const secretOn = ({ html }: ShownPage) =>
  (/class="secret">([^<]+)</.exec(html)?.[1] ?? "").replaceAll(" ", "");

export async function setUp(
  portal: InProcessPortal,
  person: Visitor,
  { factor }: { factor: string },
) {
  const begun = await person.submit(await person.get(factor), { password: demoPassword });
  expect([begun.status, begun.location]).toEqual([303, `${factor}/setup`]);
  const page = await person.follow(begun);
  const secret = secretOn(page);
  const code = codeOf(secret, portal.backend.context.now());
  return { page, secret, done: await person.submit(page, { code }) };
}
