import { afterAll, describe, expect, test } from "vitest";
import { demoPassword } from "~server/kernel/demo-people";
import type { ShownPage } from "../support/pages/shown-page";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
afterAll(() => portal.close());

async function signIn(fields: Record<string, string>, path = "/login") {
  const visitor = portal.visitor();
  const page = await visitor.get(path);
  return { visitor, answer: await visitor.submit(page, fields) };
}
const hana = { email: "hana@example.com", password: demoPassword };
const ada = { email: "admin@example.com", password: demoPassword };

describe("signing in", () => {
  test("leads a customer to the dashboard and an administrator to /admin", async () => {
    expect((await signIn(hana)).answer.location).toBe("/dashboard");
    expect((await signIn(ada)).answer.location).toBe("/admin");
  });

  test("takes the email in any case and with spaces around it", async () => {
    expect((await signIn({ ...hana, email: "  Hana@Example.com " })).answer.location).toBe(
      "/dashboard",
    );
  });

  test.each(["hana", "HANA", " ha\u200bna\u2060"])("takes the username, as %j", async (email) => {
    const { visitor, answer } = await signIn({ ...hana, email });
    expect(answer.location).toBe("/dashboard");
    expect((await visitor.get("/dashboard")).status).toBe(200);
  });

  test("names empty fields", async () => {
    const { answer } = await signIn({});
    expect(answer.status).toBe(200);
    expect(answer.faults).toEqual([
      { message: "Enter your email", fieldId: "login-email" },
      { message: "Enter your password", fieldId: "login-password" },
    ]);
  });

  test.each([
    { ...hana, password: "wrong-password" },
    { email: "nobody@example.com", password: "wrong-password" },
  ])("looks the same for a wrong password and an unknown email: $email", async (fields) => {
    const { answer, visitor } = await signIn(fields);
    expect(answer.status).toBe(200);
    expect(answer.messages).toEqual(["Incorrect email or password."]);
    expect(answer.form("login").fields).toMatchObject({ email: fields.email, password: "" });
    expect(answer.html).not.toContain("wrong-password");
    expect((await visitor.get("/dashboard")).location).toBe("/login?returnTo=%2Fdashboard");
  });

  test("a suspended user sees a message and isn't signed in", async () => {
    const { answer, visitor } = await signIn({ ...hana, email: "simon@example.com" });
    expect(answer.status).toBe(200);
    expect(answer.messages).toEqual(["This account is suspended. Contact support."]);
    expect((await visitor.get("/dashboard")).status).toBe(303);
  });

  test("returns to the page that required it", async () => {
    const visitor = portal.visitor();
    const wanted = "/dashboard/transactions?type=deposit&page=2";
    const turned = await visitor.get(wanted);
    expect(turned.status).toBe(303);
    const answer = await visitor.submit(await visitor.follow(turned), hana);
    expect(answer.location).toBe(wanted);
  });

  test.each([
    "https://evil.example/",
    "//evil.example",
    "/\\evil.example",
    "/%2F%2Fevil.example",
    "javascript:alert(1)",
    "/admin",
  ])("never returns a customer to %s", async (address) => {
    const { answer } = await signIn(hana, `/login?returnTo=${encodeURIComponent(address)}`);
    expect(answer.location).toBe("/dashboard");
  });

  test("creates a new session: a cookie from before gives no access", async () => {
    const visitor = portal.visitor();
    const page = await visitor.get("/login");
    const planted = new Map(visitor.cookies);
    await visitor.submit(page, hana);
    for (const [name, value] of planted) expect(visitor.cookies.get(name)).not.toBe(value);
    const attacker = portal.visitor();
    for (const [name, value] of planted) attacker.cookies.set(name, value);
    expect((await attacker.get("/dashboard")).location).toBe("/login?returnTo=%2Fdashboard");
  });

  test("is skipped by a signed-in user", async () => {
    const { visitor } = await signIn(hana);
    expect((await visitor.get("/login")).location).toBe("/dashboard");
    expect((await visitor.get("/signup")).location).toBe("/dashboard");
  });
});

describe("the administrators' area", () => {
  test("sends visitors and customers to its own sign-in", async () => {
    expect((await portal.visitor().get("/admin")).location).toBe("/admin/login?returnTo=%2Fadmin");
    const customer = await portal.signInAs("hana");
    for (const path of [
      "/admin",
      "/admin/transactions",
      "/admin/transactions/any",
      "/admin/transactions/any/approval",
    ]) {
      expect((await customer.get(path)).location).toBe(
        `/admin/login?returnTo=${encodeURIComponent(path)}`,
      );
    }
  });

  test("tells a signed-in customer that an administrator account is required", async () => {
    const page = await (await portal.signInAs("hana")).open("/admin");
    expect(page.heading).toBe("Admin Sign In");
    expect(page.text).toContain("This area requires a staff account.");
  });

  test("refuses a customer's account at its sign-in", async () => {
    const { answer, visitor } = await signIn(hana, "/admin/login");
    expect(answer.status).toBe(200);
    expect(answer.messages).toEqual(["This area requires a staff account."]);
    expect((await visitor.get("/dashboard")).status).toBe(303);
  });
});

describe("a browser that keeps no cookie", () => {
  const sentence = "Allow cookies for this site";

  test.each([
    ["/login", hana],
    ["/admin/login", ada],
    ["/login", { ...hana, password: "wrong-password" }],
  ])("reads about it after signing in at %s", async (path, fields) => {
    const visitor = portal.visitor();
    const page = await visitor.get(path);
    expect(page.text).not.toContain(sentence);
    const drop = (answer: ShownPage) => {
      visitor.cookies.clear();
      return answer;
    };
    let answer = drop(await visitor.postOnly(path, { ...page.form().fields, ...fields }));
    for (let hops = 0; answer.location !== null && hops < 4; hops += 1)
      answer = drop(await visitor.get(answer.location));
    expect([answer.status, answer.path.split("?")[0]]).toEqual([200, path]);
    expect(answer.text).toContain(sentence);
  });

  test("says nothing of it where a cookie is kept", async () => {
    const { visitor } = await signIn(hana);
    await visitor.get("/theme");
    const other = portal.visitor();
    other.cookies.set("theme", "dark");
    expect((await other.open("/dashboard")).text).not.toContain(sentence);
  });
});
