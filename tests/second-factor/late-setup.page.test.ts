// A setup of two-factor authentication that is finished late: the password is asked for again, and at last it has to be started again.
import { afterAll, expect, test } from "vitest";
import { demoPassword } from "~server/kernel/demo-people";
import { codeOf } from "../support/people/authenticator-code";
import { openPortal } from "../support/portal/in-process-portal";
import { places, secretOn } from "../support/pages/second-factor-pages";
import { secondFactorSetupMinutes } from "~server/features/second-factor/operations";

const portal = await openPortal();
afterAll(() => portal.close());

const codeNow = (secret: string) => codeOf(secret, portal.backend.context.now());

async function begin(name: string, factor: string) {
  const person = await portal.signInAs(name);
  const begun = await person.submit(await person.get(factor), { password: demoPassword });
  const page = await person.follow(begun);
  return { person, page, secret: secretOn(page) };
}

test.each([
  ["hana", places.customer],
  ["admin", places.admin],
] as const)("%s confirms the password and finishes the same setup", async (name, at) => {
  const { person, page, secret } = await begin(name, at.factor);
  portal.passMinutes(6);
  const late = await person.submit(page, { code: codeNow(secret) });
  expect([late.status, late.location?.startsWith(at.confirm)]).toEqual([303, true]);
  const back = await person.follow(
    await person.submit(await person.follow(late), { password: demoPassword }),
  );
  expect(secretOn(back)).toBe(secret);
  const done = await person.submit(back, { code: codeNow(secret) });
  expect(done.heading).toBe("Two-factor authentication is on");
});

test("after half an hour it has to be started again", async () => {
  const { customer } = places;
  const { person, page, secret } = await begin("nora", customer.factor);
  portal.passMinutes(secondFactorSetupMinutes);
  const late = await person.submit(page, { code: codeNow(secret) });
  const confirmed = await person.submit(await person.follow(late), { password: demoPassword });
  expect((await person.follow(confirmed)).path).toBe(customer.factor);
});
