// What a refused sign-in says, whatever another backend answers.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { JourneyRunner } from "../support/people/journey-runner";
import { startPortal, type Portal } from "../support/portal/server";
import { openStub, type StubAnswer } from "../support/stubs/stub-backend";

const stub = await openStub();
let portal: Portal | undefined;
beforeAll(async () => {
  portal = await startPortal({ API_BASE_URL: stub.origin });
});
afterAll(async () => {
  await portal?.stop();
  stub.close();
});

const visitor = () => new JourneyRunner(portal?.origin ?? "");

async function refusedSignIn(answer: StubAnswer) {
  stub.answer("POST /auth/login", answer);
  const someone = visitor();
  return someone.submit(await someone.get("/login"), { email: "nora@example.com", password: "x" });
}

describe("a refused sign-in", () => {
  test.each<[string, StubAnswer, string[]]>([
    ["a message", { status: 401, body: { message: "No such account" } }, ["No such account"]],
    [
      "messages",
      { status: 401, body: { message: ["Wrong email", "Wrong password"] } },
      ["Wrong email; Wrong password"],
    ],
    ["a JSON string", { status: 401, body: "Locked", type: "application/json" }, ["Locked"]],
    ["plain text", { status: 401, body: "Locked", type: "text/plain" }, ["Locked"]],
    [
      "a field map",
      { status: 422, body: { errors: { email: ["No such account"] } } },
      ["No such account"],
    ],
    [
      "a list of fields",
      { status: 422, body: { errors: [{ field: "password", message: "Too old" }] } },
      ["Too old"],
    ],
    ["a list of errors", { status: 400, body: { errors: ["One", "Two"] } }, ["One; Two"]],
    [
      "errors next to an invalid message",
      { status: 400, body: { message: 7, errors: { deep: { down: "Here" } } } },
      ["Here"],
    ],
    [
      "another body",
      { status: 400, body: { error: "Unauthorized", hint: { text: "Ask us" } } },
      ["Unauthorized; Ask us"],
    ],
    ["nothing", { status: 400, body: {} }, ["Login failed"]],
    ["a page", { status: 500, body: "<h1>Oops</h1>" }, ["Login failed"]],
    [
      "a page of a proxy",
      { status: 502, body: "<h1>Bad gateway</h1>" },
      ["The service is temporarily unavailable. Try again in a moment."],
    ],
    [
      "an invalid success response",
      { status: 200, body: "<h1>Maintenance</h1>" },
      ["The service is temporarily unavailable. Try again in a moment."],
    ],
  ])("with %s", async (_what, answer, messages) => {
    const page = await refusedSignIn(answer);
    expect(page.isRefusal).toBe(true);
    expect(page.heading).toBe("Sign in");
    expect(page.messages).toEqual(messages);
    expect(page.html).not.toMatch(/Oops|gateway|Maintenance/);
  });

  test("has an error that names its field", async () => {
    const { faults } = await refusedSignIn({
      status: 422,
      body: { errors: { email: "No such account" } },
    });
    expect(faults).toEqual([{ message: "No such account", fieldId: "login-email" }]);
  });
});
