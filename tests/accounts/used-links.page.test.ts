// A link from an email that was used, replaced or has expired: its page says so and offers a new one, not a form.
import { afterAll, describe, expect, test } from "vitest";
import { newLink } from "~server/features/email/links";
import { usersIn } from "~server/features/users/store";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
afterAll(() => portal.close());
const { context } = portal.backend;
const { db } = context.storage;

const pages = [
  ["password_reset", "reset-password", "Request a new link"],
  ["email_verification", "verify-email", "Send a new one"],
] as const;

async function linkFor(purpose: "password_reset" | "email_verification"): Promise<string> {
  const user = await usersIn(db).byEmail("nora@example.com");
  if (!user) throw new Error("Nora is missing");
  const { pathname, search } = new URL(await newLink(context, db, user, purpose));
  return pathname + search;
}

describe.each(pages)("a link for %s", (purpose, form, offer) => {
  const isLive = async (path: string) => {
    const page = await portal.visitor().get(path);
    const hasForm = page.forms.some(({ id }) => id === form);
    return { hasForm, isOver: page.heading === "This link no longer works", page };
  };

  test("has its form while it is valid, however often it is opened", async () => {
    const path = await linkFor(purpose);
    for (const _time of ["once", "twice"])
      expect(await isLive(path)).toMatchObject({ hasForm: true, isOver: false });
  });

  test("that was replaced, is unknown or cut short says so, and offers a new one", async () => {
    const replaced = await linkFor(purpose);
    await linkFor(purpose);
    for (const path of [replaced, `/${form}?token=unknown`, replaced.slice(0, -3)]) {
      const { hasForm, isOver, page } = await isLive(path);
      expect([hasForm, isOver, page.link(offer).startsWith("/")]).toEqual([false, true, true]);
      expect(page.title).toContain(page.heading);
    }
  });

  test("that has expired says so", async () => {
    const path = await linkFor(purpose);
    portal.passMinutes(60 * 24 * 8);
    expect(await isLive(path)).toMatchObject({ hasForm: false, isOver: true });
  });
});

test("a reset link that was used says so when it is opened again", async () => {
  const [visitor, path] = [portal.visitor(), await linkFor("password_reset")];
  const password = "another long password";
  const sent = await visitor.submit(
    await visitor.get(path),
    { password },
    { form: "reset-password" },
  );
  expect(sent.status).toBe(303);
  const again = await visitor.get(path);
  expect([again.heading, again.forms.some(({ id }) => id === "reset-password")]).toEqual([
    "This link no longer works",
    false,
  ]);
});

test.each(["confirm-new-email", "undo-email-change"])(
  "an unknown link to %s says so",
  async (path) => {
    const page = await portal.visitor().get(`/${path}?token=unknown`);
    expect([page.heading, page.link("Contact support")]).toEqual([
      "This link no longer works",
      "/contact",
    ]);
  },
);
