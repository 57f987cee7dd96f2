// What the pages say where the backend fails without a message, each default in its place.
import { serve } from "@hono/node-server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withDefaultMessage } from "~/platform/api/api-problem.server";
import { usersIn } from "~server/features/users/store";
import { operations } from "~server/operations";
import { messageFor, refusalStatuses } from "~server/kernel/refusals";
import { adminFailedCalls } from "../support/pages/admin-failed-calls";
import { customerFailedCalls } from "../support/pages/customer-failed-calls";
import { openPortal, type InProcessPortal } from "../support/portal/in-process-portal";
import { freePort } from "../support/portal/server";
import type { Visitor } from "../support/people/visitor";

let portal: InProcessPortal;
let mute: RegExp | undefined;

// The demo's own API over HTTP, but for one call that answers nothing.
const port = await freePort();
const api = serve({
  port,
  hostname: "127.0.0.1",
  fetch(request) {
    const isMute = mute?.test(
      `${request.method} ${new URL(request.url).pathname.replace(/^\/api/, "")}`,
    );
    return isMute ? new Response(null, { status: 500 }) : portal.backend.fetch(request);
  },
});

let [hana, nora, admin]: Visitor[] = [];
const ids = { hana: "", nora: "", pending: "", decided: "" };

beforeAll(async () => {
  portal = await openPortal({ API_BASE_URL: `http://127.0.0.1:${port}/api` });
  [hana, nora, admin] = await Promise.all(
    ["hana", "nora", "admin"].map((name) => portal.signInAs(name)),
  );
  const { db } = portal.backend.context.storage;
  for (const name of ["hana", "nora"] as const)
    ids[name] = (await usersIn(db).byEmail(`${name}@example.com`))?.id ?? "";
  for (const status of ["pending", "successful"] as const) {
    const page = await admin?.get(`/admin/transactions?type=deposit&person=hana&status=${status}`);
    ids[status === "pending" ? "pending" : "decided"] =
      /\/admin\/transactions\/([\w-]{36})/.exec(page?.html ?? "")?.[1] ?? "";
  }
});
afterAll(async () => {
  api.close();
  await portal.close();
});

test.each([...customerFailedCalls, ...adminFailedCalls])(
  "$area: $words",
  async ({ text, call, who, step }) => {
    const people = { hana, nora, admin, visitor: portal.visitor() };
    mute = call;
    const page = await step(people[who] ?? expect.unreachable(who), ids).finally(
      () => (mute = undefined),
    );
    expect(page.text, page.messages.join("; ")).toContain(text);
  },
);

test("a page that could not be loaded says what, keeps its status, and offers to try again", async () => {
  mute = /^GET \/users$/;
  const page = await (admin ?? expect.unreachable())
    .get("/admin/users?search=ha")
    .finally(() => (mute = undefined));
  expect([page.status, page.heading, page.link("Try again")]).toEqual([
    500,
    "Something went wrong",
    "",
  ]);
  expect(page.text).toContain("Failed to load users. Try again in a moment.");
});

test("the dashboard of the back office shows what it could load", async () => {
  mute = /^GET \/transactions\/stats\/admin/;
  const page = await (admin ?? expect.unreachable())
    .get("/admin")
    .finally(() => (mute = undefined));
  expect([page.status, page.heading]).toEqual([200, "Dashboard"]);
  expect(page.text).toContain("Review queues");
});

test("our own backend's errors have them too if nothing was to be changed", () => {
  const internal = {
    status: refusalStatuses.internal,
    code: "internal",
    message: messageFor("internal", {}, "en"),
    fieldErrors: {},
  };
  const request = new Request("http://portal.test/admin/users");
  expect(withDefaultMessage(internal, operations.users.list, request).message).toBe(
    "Failed to load users",
  );
  expect(withDefaultMessage(internal, operations.users.create, request).message).toBe(
    internal.message,
  );
});

test("an unconfirmed result says what a form can do, not a caller of the API", () => {
  const unconfirmed = {
    status: refusalStatuses.outcome_unknown,
    code: "outcome_unknown",
    message: messageFor("outcome_unknown", {}, "en"),
    fieldErrors: {},
  };
  expect(unconfirmed.message).toContain("Repeat the request with the same Idempotency-Key");
  const request = new Request("http://portal.test/admin/users");
  expect(withDefaultMessage(unconfirmed, operations.users.create, request).message).toBe(
    "We couldn't confirm the result: your request may have gone through. Send it again; it won't be processed twice.",
  );
});
