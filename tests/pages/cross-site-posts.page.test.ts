import { afterAll, describe, expect, test } from "vitest";
import { demoPassword } from "~server/kernel/demo-people";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
afterAll(() => portal.close());

const foreign: [string, Record<string, string>][] = [
  ["from another site", { Origin: "https://evil.example", "Sec-Fetch-Site": "cross-site" }],
  ["from a sandboxed frame", { Origin: "null" }],
  ["from a sister domain", { "Sec-Fetch-Site": "same-site" }],
  ["from an old browser on another site", { Origin: "http://evil.example" }],
  ["from this site's name at another port", { Origin: "http://localhost:1" }],
];
const textBrowser: Record<string, string> = {};

describe("a post", () => {
  test.each(foreign)("%s is refused with a page that says what to do", async (_, headers) => {
    const admin = await portal.signInAs("admin");
    const list = await admin.get("/admin/transactions?status=pending");
    const path = /href="(\/admin\/transactions\/[0-9a-f-]+)/.exec(list.html)?.[1] ?? "";
    const page = await admin.get(path);
    const answer = await admin.submit(page, {}, { form: "approve", headers });
    expect([answer.status, answer.heading]).toEqual([403, "We couldn't verify this request"]);
    expect(answer.text).toContain("nothing was changed");
    expect((await admin.get(path)).text).toContain("Status Pending");
  });

  test.each(foreign)("%s signs no one in or out", async (_, headers) => {
    const visitor = portal.visitor();
    const page = await visitor.get("/login");
    const answer = await visitor.submit(
      page,
      { email: "hana@example.com", password: demoPassword },
      { headers },
    );
    expect(answer.status).toBe(403);
    const hana = await portal.signInAs("hana");
    expect((await hana.post("/logout", {}, headers)).status).toBe(403);
    expect((await hana.get("/dashboard")).status).toBe(200);
  });

  test("with a file from another site is refused before it is read", async () => {
    const nora = await portal.signInAs("nora");
    const files = new File(["x"], "x.png");
    const headers = { Origin: "https://evil.example" };
    expect(
      (
        await nora.submit(
          await nora.get("/dashboard/kyc"),
          { documentType: "passport", files },
          { headers },
        )
      ).status,
    ).toBe(403);
  });
});

describe("a text browser, which sends neither header", () => {
  test("is accepted with the form's token", async () => {
    const visitor = portal.visitor();
    const page = await visitor.get("/login", textBrowser);
    const answer = await visitor.submit(
      page,
      { email: "hana@example.com", password: demoPassword },
      { headers: textBrowser },
    );
    expect(answer.location).toBe("/dashboard");
    const home = await visitor.get("/dashboard");
    const signOut = home.forms.find(({ action }) => action === "/logout");
    expect((await visitor.post("/logout", signOut?.fields ?? {}, textBrowser)).location).toBe(
      "/login?news=signed-out",
    );
  });

  test.each([{ formToken: "" }, { formToken: "guessed" }])(
    "is refused with $formToken as its token",
    async (fields) => {
      const hana = await portal.signInAs("hana");
      const page = await hana.get("/dashboard/kyc");
      expect((await hana.submit(page, fields, { headers: textBrowser })).status).toBe(403);
    },
  );

  test("is refused without the session of its form", async () => {
    const page = await portal.visitor().get("/login");
    const typed = { email: "hana@example.com", password: demoPassword };
    const other = portal.visitor();
    await other.get("/login");
    for (const visitor of [portal.visitor(), other])
      expect((await visitor.submit(page, typed, { headers: textBrowser })).status).toBe(403);
  });

  test("is refused with another user's token", async () => {
    const [hana, george] = await Promise.all([portal.signInAs("hana"), portal.signInAs("george")]);
    const { formToken = "" } = (await george.get("/dashboard/kyc")).form("kyc").fields;
    const answer = await hana.submit(
      await hana.get("/dashboard/kyc"),
      { formToken },
      { headers: textBrowser },
    );
    expect(answer.status).toBe(403);
  });
});

describe("cookies", () => {
  test("can't be read by scripts or sent with other sites' posts", async () => {
    const visitor = portal.visitor();
    const answer = await visitor.submit(await visitor.get("/login"), {
      email: "hana@example.com",
      password: demoPassword,
    });
    const cookies = answer.headers.getSetCookie();
    expect(cookies[0]).toMatch(/^session=/);
    for (const cookie of cookies)
      expect(cookie).toMatch(/^[^;]+;.* Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test("alone give no access to the API", async () => {
    const hana = await portal.signInAs("hana");
    expect((await hana.get("/api/wallets/my-wallet")).status).toBe(401);
    expect((await hana.post("/api/wallets/top-up", { amount: "1" })).status).toBe(401);
  });
});
