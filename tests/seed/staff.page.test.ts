// The staff of a demo of full size on the sign-in page of administrators.
import { afterAll, beforeAll, expect, test } from "vitest";
import { demoPassword, demoStaff } from "~server/kernel/demo-people";
import { messagesIn } from "~server/locales/messages";
import { seedStaff } from "~server/seed/staff";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal({ DEMO_SIZE: "full" });
beforeAll(() => seedStaff(portal.backend));
afterAll(() => portal.close());

test.each(demoStaff)("$name is offered there and signs in with one click", async (person) => {
  const visitor = portal.visitor();
  const page = await visitor.get("/admin/login");
  expect(page.text).toContain(person.name);
  expect(page.text).toContain(messagesIn("en", "demoPeople")(person.story));
  const answer = await visitor.submit(page, { email: person.email, password: demoPassword });
  expect(answer.location).toMatch(/\/admin$|\/admin\/dashboard$/);
});
