// The end of a session, and a sign-in that has to wait.
import { afterAll, describe, expect, test } from "vitest";
import { demoPassword } from "~server/kernel/demo-people";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
afterAll(() => portal.close());

async function signIn(fields: Record<string, string>, path = "/login") {
  const visitor = portal.visitor();
  const page = await visitor.get(path);
  return { visitor, answer: await visitor.submit(page, fields) };
}

describe("the end of a session", () => {
  test("signing out ends it in the browser and at the API", async () => {
    const person = await portal.signInAs("hana");
    const kept = new Map(person.cookies);
    const page = await person.get("/dashboard");
    const answer = await person.post(
      "/logout",
      page.forms.find(({ action }) => action === "/logout")?.fields ?? {},
    );
    expect([answer.status, answer.location]).toEqual([303, "/login?news=signed-out"]);
    // Cookies stay: the watchlist and the theme are the visitor's own.
    expect(answer.headers.get("Clear-Site-Data")).toBe('"storage"');
    for (const [name, value] of kept) person.cookies.set(name, value);
    expect((await person.get("/dashboard")).location).toBe("/login?returnTo=%2Fdashboard");
  });

  test("an administrator is sent to /admin/login", async () => {
    const admin = await portal.signInAs("admin");
    expect((await admin.post("/logout", {})).location).toBe("/admin/login?news=signed-out");
  });

  test("a signed-in page is never cached", async () => {
    const person = await portal.signInAs("hana");
    expect((await person.get("/dashboard")).headers.get("Cache-Control")).toContain("no-store");
  });

  test("a changed cookie is no session", async () => {
    const person = await portal.signInAs("hana");
    for (const [name, value] of person.cookies)
      person.cookies.set(
        name,
        value.replace(/.(?=.{40}$)/, (letter) => (letter === "x" ? "y" : "x")),
      );
    expect((await person.get("/dashboard")).status).toBe(303);
  });

  test("after twelve idle hours it is over, and an open form asks to sign in", async () => {
    const person = await portal.signInAs("george");
    const page = await person.get("/dashboard/kyc");
    portal.passMinutes(60 * 12 + 1);
    const answer = await person.submit(page, { documentType: "passport" });
    expect([answer.status, answer.location]).toEqual([
      303,
      expect.stringMatching(/^\/login\?returnTo=%2Fdashboard%2Fkyc%3Fretry%3D/),
    ]);
    expect((await person.get("/admin")).location).toMatch(/^\/admin\/login/);
  });
});

describe("a sign-in that is slowed down", () => {
  const zoe = { email: "zoe@example.com", password: demoPassword };

  test("says what to do instead of waiting, and a known browser need not wait", async () => {
    const { visitor } = await signIn(zoe);
    const known = visitor.cookies.get("device") ?? "";
    expect(known).not.toBe("");
    visitor.cookies.clear();
    const guess = async (fields: Record<string, string>) =>
      visitor.submit(await visitor.get("/login"), fields);
    for (let time = 1; time <= 5; time += 1)
      expect((await guess({ ...zoe, password: "wrong" })).isRefusal).toBe(true);
    const waiting = await guess(zoe);
    expect([waiting.status, waiting.messages]).toEqual([
      200,
      ["Too many attempts. Wait a few minutes and try again."],
    ]);
    expect(waiting.link("Email me a reset link")).toBe("/forgot-password");
    expect(waiting.text).toContain("sign in from a browser you've used before");
    expect(Object.keys(waiting.form("login").fields)).toContain("code");
    visitor.cookies.set("device", known);
    expect((await guess(zoe)).location).toBe("/dashboard");
  });

  test("looks the same for an unknown email", async () => {
    const visitor = portal.visitor();
    const guess = async () =>
      visitor.submit(await visitor.get("/login"), {
        email: "nobody@example.com",
        password: "wrong",
      });
    for (let time = 1; time <= 5; time += 1) await guess();
    const waiting = await guess();
    expect([waiting.status, waiting.link("Email me a reset link")]).toEqual([
      200,
      "/forgot-password",
    ]);
    expect(Object.keys(waiting.form("login").fields)).toContain("code");
  });

  test("ignores a forged cookie for it, and replaces it", async () => {
    const visitor = portal.visitor();
    visitor.cookies.set("device", "made.up");
    expect((await visitor.submit(await visitor.get("/login"), zoe)).location).toBe("/dashboard");
    expect(visitor.cookies.get("device")).not.toBe("made.up");
  });
});
