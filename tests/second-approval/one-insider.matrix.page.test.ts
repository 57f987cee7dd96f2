// The same dishonest member of staff in a browser: posts every form that a colleague with all roles is shown.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import { rolesAsText, staffRoles, type StaffRole } from "~server/kernel/staff-roles";
import type { ShownPage } from "../support/pages/shown-page";
import {
  accompliceOf,
  steps,
  traces,
  type Accomplice,
  type Outcome,
} from "../support/people/insider-forms";
import { seededWallets } from "../support/people/seeded-wallets";
import type { Visitor } from "../support/people/visitor";
import { openPortal, type InProcessPortal } from "../support/portal/in-process-portal";

function outcomeOf({ status, text, notice, heading, messages, path }: ShownPage): Outcome {
  if (
    /Your staff role doesn't allow this|Your role doesn't allow this|You don't have access to this page/.test(
      text,
    )
  )
    return "no right";
  if (
    /Sent to a colleague for approval|Sent for approval. Nothing will change until a colleague approves it/.test(
      notice,
    )
  )
    return "held";
  if (/confirm-password/.test(path)) return "password";
  return status >= 400 || messages.length > 0 || /error/i.test(heading) ? "refused" : "done";
}

const insiders: readonly (readonly [string, readonly StaffRole[]])[] = [
  ...staffRoles.map((role) => [role, [role]] as const),
  ["all roles", staffRoles],
  ["the cookie of an old session", staffRoles],
];

describe.each(insiders)("one insider with %s", (name, roles) => {
  const isOld = name === "the cookie of an old session";
  let portal: InProcessPortal;
  let insider: Visitor;
  let colleague: Visitor;
  let accomplice: Accomplice;

  beforeAll(async () => {
    portal = await openPortal({ APPROVAL_THRESHOLDS: "USD:10,EUR:10,GBP:10" });
    const users = usersIn(portal.backend.context.storage.db);
    insider = await portal.signInAs("second.admin");
    const own = (await users.byEmail("second.admin@example.com"))?.id ?? "";
    await users.update(own, { staff_roles: rolesAsText(roles) });
    accomplice = await accompliceOf(portal, own);
    if (isOld) portal.passMinutes(20);
    colleague = await portal.signInAs("admin");
  });
  afterAll(() => portal.close());

  test("moves no money by any form, and is named in the log", async () => {
    const balances = async () => [
      await seededWallets(portal).balancesOf("hana"),
      await seededWallets(portal).balancesOf("george"),
    ];
    const before = await balances();
    const came: Record<string, readonly [Outcome, ...string[]]> = {};
    for (const [step, { at, form, typed, to }] of Object.entries(steps)) {
      const shown = (await colleague.get(at(accomplice))).form(form);
      // The form is the colleague's but for the token, which says whose page it was on.
      const formToken = (await insider.get("/admin")).formToken ?? "";
      const known = new Set((await auditOf(portal, accomplice.own)).map(({ id }) => id));
      const answer = await insider.post(to?.(accomplice) ?? shown.action ?? at(accomplice), {
        ...shown.fields,
        ...typed,
        formToken,
      });
      const outcome = outcomeOf(await insider.follow(answer));
      const left = (await auditOf(portal, accomplice.own)).filter(({ id }) => !known.has(id));
      came[step] = [outcome, ...new Set(left.map(({ action }) => action))];
    }
    const expected = Object.entries(steps).map(([step, { comesTo, right }]) => {
      const outcome = isOld ? "password" : roles.includes(right) ? comesTo : "no right";
      return [step, [outcome, ...traces[outcome]]];
    });
    expect(came).toEqual(Object.fromEntries(expected));
    expect(await balances()).toEqual(before);
    expect(await portal.ledgerFaults()).toEqual([]);
  });

  if (name !== "all roles") return;
  test("can't pay a customer whose account was suspended, and does nothing once locked out", async () => {
    const users = usersIn(portal.backend.context.storage.db);
    await users.update(accomplice.id, { account_status: "suspended" });
    const payout = `/admin/transactions/${accomplice.payout}`;
    // Its page no longer offers what waits for a second person, but the address of the question does.
    const question = await insider.get(`${payout}/approval`);
    const refused = await insider.follow(await insider.submit(question, {}, { form: "approval" }));
    expect(refused.text).toContain("account isn't active");
    await users.update(accomplice.own, { account_status: "suspended" });
    expect((await insider.get(payout)).location).toMatch(/^\/admin\/login/);
  });
});

async function auditOf({ backend }: InProcessPortal, by: string) {
  await backend.settled();
  return backend.context.storage.db
    .selectFrom("audit")
    .select(["id", "action"])
    .where("actor_id", "=", by)
    .execute();
}
