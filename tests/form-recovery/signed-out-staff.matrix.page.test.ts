// A form of the back office that is sent after signing out in another tab, or after the session was revoked, comes back to its own person after signing in.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { transactionsIn } from "~server/features/ledger/transaction-store";
import { sessionsIn } from "~server/features/sessions/store";
import { demoPassword } from "~server/kernel/demo-people";
import { withheldFields } from "~/platform/posts/reply.server";
import { pageStates } from "../support/browser/page-states";
import { idOf } from "../support/pages/late-form";
import { places, setUp } from "../support/pages/second-factor-pages";
import type { ShownPage } from "../support/pages/shown-page";
import { codeOf } from "../support/people/authenticator-code";
import type { Visitor } from "../support/people/visitor";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
const { db } = portal.backend.context.storage;
afterAll(() => portal.close());

interface LateForm {
  readonly path: string;
  readonly form: string;
  readonly typed: Readonly<Record<string, string>>;
  readonly secret?: Readonly<Record<string, string>>;
}

const forms: Record<string, LateForm> = {};
beforeAll(async () => {
  const hana = await idOf(portal, "hana");
  const [pending] = await transactionsIn(db).list(
    { type: "withdrawal", status: "pending" },
    { limit: 1 },
  );
  Object.assign(forms, {
    edit: {
      path: `/admin/users/${hana}/edit`,
      form: "edit-user",
      typed: { fullname: "Hana Typed-Again", phoneNumber: "202 555 0177" },
    },
    balances: {
      path: `/admin/wallets/${hana}/balances`,
      form: "balances",
      typed: { profitBalance: "25.50", reason: "Interest for <October>" },
    },
    decision: {
      path: `/admin/transactions/${pending?.id}/rejection`,
      form: "rejection",
      typed: { reasonCode: "more_documents", reason: "The statement of March is missing." },
    },
    note: {
      path: `/admin/users/${hana}/note`,
      form: "note",
      typed: { text: "Called twice.\nWill call again on Monday." },
    },
    newUser: {
      path: "/admin/users/new",
      form: "new-user",
      typed: { fullname: "Vera Valdez", email: "vera@example.org" },
      secret: { password: "a secret passphrase" },
    },
    access: {
      path: `/admin/wallets/${hana}/bank-details`,
      form: "access-bank-details",
      typed: { reason: "The bank asked for the holder." },
      secret: { password: "not-the-password" },
    },
  } satisfies Record<string, LateForm>);
});
const kinds = ["edit", "balances", "decision", "note", "newUser", "access"] as const;

const endings = {
  "signing out in another tab": (staff: Visitor, page: ShownPage) =>
    staff.post("/logout", { formToken: page.formToken ?? "" }),
  "the session was revoked": async () => sessionsIn(db).endAllOf(await idOf(portal, "admin")),
} as const;

const lateForm = (kind: string): LateForm => {
  const late = forms[kind];
  if (!late) throw new Error(`There is no form ${kind}`);
  return late;
};

/** Opens the form, lets the session end, sends it, and follows to the sign-in. */
async function sentLate(staff: Visitor, kind: string, ending: keyof typeof endings) {
  const { path, form, typed, secret } = lateForm(kind);
  const page = await staff.get(path);
  const { action, fields } = page.form(form);
  await endings[ending](staff, page);
  const sent = await staff.post(action ?? path, { ...fields, ...typed, ...secret });
  expect([sent.status, sent.location?.split("?")[0]]).toEqual([303, "/admin/login"]);
  return staff.follow(sent);
}

const signInAs = (staff: Visitor, signIn: ShownPage, name: string) =>
  staff.submit(signIn, { email: `${name}@example.com`, password: demoPassword });

describe.each(Object.keys(endings) as (keyof typeof endings)[])("after %s", (ending) => {
  test.each(kinds)("the form %s is filled again for the same person", async (kind) => {
    const { path, form, typed, secret = {} } = lateForm(kind);
    const staff = await portal.signInAs("admin");
    const signIn = await sentLate(staff, kind, ending);
    expect(signIn.text).toContain("Nothing has been submitted yet.");
    const page = await staff.follow(await signInAs(staff, signIn, "admin"));
    expect(page.path.split("?")[0]).toBe(path);
    expect(page.text).toContain("Check your entries, then submit again.");
    expect(page.form(form).fields).toMatchObject(typed);
    for (const text of Object.values(secret)) expect(page.html).not.toContain(text);
  });

  test("the form is not shown to a colleague who signs in", async () => {
    for (const kind of kinds) {
      const staff = await portal.signInAs("admin");
      const signIn = await sentLate(staff, kind, ending);
      const page = await staff.follow(await signInAs(staff, signIn, "second.admin"));
      for (const text of Object.values(lateForm(kind).typed).filter((one) => one.length > 14))
        expect(page.html).not.toContain(text);
    }
  });
});

test("a form is filled again after a sign-in with a code", async () => {
  const { path, form, typed } = lateForm("balances");
  const staff = await portal.signInAs("second.admin");
  const { secret } = await setUp(portal, staff, places.admin);
  const page = await staff.get(path);
  await staff.post("/logout", { formToken: page.formToken ?? "" });
  const sent = await staff.post(path, { ...page.form(form).fields, ...typed });
  const question = await staff.follow(
    await signInAs(staff, await staff.follow(sent), "second.admin"),
  );
  expect(question.path.split("?")[0]).toBe("/admin/login/code");
  const code = codeOf(secret, portal.backend.context.now() + 30_000);
  const shown = await staff.follow(await staff.submit(question, { code }));
  expect(shown.path.split("?")[0]).toBe(path);
  expect(shown.form(form).fields).toMatchObject(typed);
});

test("a form with a made-up token comes back to no one, and one from another site isn't kept", async () => {
  const { path, form, typed } = lateForm("balances");
  const staff = await portal.signInAs("admin");
  const page = await staff.get(path);
  const { fields } = page.form(form);
  await staff.post("/logout", { formToken: page.formToken ?? "" });
  const sent = await staff.post(path, { ...fields, ...typed, formToken: "made-up-token" });
  const signedIn = await signInAs(staff, await staff.follow(sent), "admin");
  expect((await staff.follow(signedIn)).html).not.toContain(typed.reason?.slice(0, 12));
  const visitor = portal.visitor();
  const foreign = { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" };
  const answer = await visitor.postOnly(path, { ...fields, ...typed }, foreign);
  expect([answer.status, answer.headers.getSetCookie().join()]).toEqual([
    403,
    expect.not.stringContaining("retry"),
  ]);
});

test("every form of the back office is kept for its person", async () => {
  const staff = await portal.signInAs("admin");
  const pages = await pageStates(portal, ["full"]);
  const lost: string[] = [];
  let kept = 0;
  for (const { path, address } of pages.filter(({ area }) => area === "admin")) {
    // The pages of signing in have no person yet, and passwords are not kept.
    if (/^\/admin\/(login|confirm-password)/.test(path)) continue;
    const page = await staff.get(address);
    for (const { id, method, action, fields } of page.forms) {
      if (method !== "post" || id === undefined) continue;
      const typed = Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [name, value === "" ? "typed" : value]),
      );
      if (!Object.keys(typed).some((name) => !withheldFields.includes(name))) continue;
      const sent = await portal.visitor().postOnly(action ?? page.path, typed);
      const at = new URL(sent.location ?? "/", "http://localhost");
      // Staff have a few forms at the address of the customer's page.
      const signIn = page.path.startsWith("/admin") ? "/admin/login" : "/login";
      const isKept =
        at.pathname === signIn && /[?&]retry=/.test(at.searchParams.get("returnTo") ?? "");
      if (isKept) kept += 1;
      else lost.push(`${id} of ${path}: ${sent.status} ${sent.location}`);
    }
  }
  expect(lost).toEqual([]);
  expect(kept).toBeGreaterThan(30);
});
