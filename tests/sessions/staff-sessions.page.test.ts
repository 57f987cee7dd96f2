// Sessions of staff end after half an hour without a click: each page says when, and a decision that was being filled in is not lost.
import { afterAll, expect, test } from "vitest";
import { transactionsIn } from "~server/features/ledger/transaction-store";
import { limits } from "~server/kernel/limits";
import { signInOn } from "../support/pages/late-form";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
const { db } = portal.backend.context.storage;
afterAll(() => portal.close());

const idleSeconds = limits.staffSessionIdleMinutes * 60;
const secondsOn = (html: string, name: string) =>
  Number(new RegExp(`${name}="(\\d+)"`).exec(html)?.[1]);

test("a staff page says when the session ends, with a warning five minutes before", async () => {
  const admin = await portal.signInAs("admin");
  const { html } = await admin.get("/admin");
  expect(html).toMatch(
    /Your session expires on \d+ \w+ 20\d\d, \d\d:\d\d UTC if you&#x27;re inactive/,
  );
  const left = secondsOn(html, "data-session-end");
  expect(left).toBeGreaterThan(idleSeconds - 60);
  expect(left).toBeLessThanOrEqual(idleSeconds);
  expect(secondsOn(html, "data-warn-seconds")).toBe(300);
});

test("a customer's page has the warning ten minutes before", async () => {
  const { html } = await (await portal.signInAs("hana")).get("/dashboard");
  expect(secondsOn(html, "data-warn-seconds")).toBe(600);
});

test("a decision that is sent after the session ended comes back filled in, ready to send", async () => {
  const admin = await portal.signInAs("admin");
  const pending = await transactionsIn(db).list({ status: "pending" }, { limit: 50 });
  const row = pending.find(({ type }) => type === "withdrawal");
  const address = `/admin/transactions/${row?.id}/rejection`;
  const page = await admin.get(address);
  portal.passMinutes(limits.staffSessionIdleMinutes + 1);
  const turned = await admin.submit(
    page,
    { reason: "Sent back by the bank." },
    { form: "rejection" },
  );
  expect(turned.location).toMatch(/^\/admin\/login\?returnTo=/);
  const shown = await signInOn(admin, await admin.follow(turned), "admin");
  expect([shown.path.split("?")[0], shown.form("rejection").fields.reason]).toEqual([
    address,
    "Sent back by the bank.",
  ]);
  expect((await transactionsIn(db).byId(row?.id ?? ""))?.status).toBe("pending");
  const done = await admin.follow(await admin.submit(shown, {}, { form: "rejection" }));
  expect(done.notice).toBe("Transaction rejected");
});
