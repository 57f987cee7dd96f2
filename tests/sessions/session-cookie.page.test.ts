// The session cookie contains the API token, encrypted, so a copied cookie doesn't reveal it.
import { createCookie } from "@remix-run/node";
import { afterAll, expect, test } from "vitest";
import { storedSecrets } from "~server/config/secrets";
import { hashToken } from "~server/kernel/hash-token";
import { sealText } from "~/platform/session/sealed-text.server";
import { openPortal } from "../support/portal/in-process-portal";
import { sealedIn, sessionTokenIn } from "../support/people/session-token";
import type { Visitor } from "../support/people/visitor";

const portal = await openPortal();
afterAll(() => portal.close());

const cookieOf = (person: Visitor) => `session=${person.cookies.get("session") ?? ""}`;
const profile = async (token: string) =>
  (
    await fetch(`${portal.origin}/api/auth/profile`, {
      headers: { Authorization: `Bearer ${token}` },
    })
  ).status;

/** Every reading of the cookie that a thief could make without the secret. */
function readingsOf(cookie: string): string[] {
  const parts = decodeURIComponent(cookie.replace(/^session=/, "")).split(".");
  const once = parts.map((part) => Buffer.from(part, "base64").toString("latin1"));
  const twice = once.map((part) =>
    Buffer.from(part.replaceAll('"', ""), "base64").toString("latin1"),
  );
  return [cookie, ...parts, ...once, ...twice];
}

test.each(["/login", "/admin/login", "/signup", "/forgot-password", "/contact"])(
  "is set by %s for the token of its form, and kept by the next page",
  async (path) => {
    const visitor = portal.visitor();
    expect((await visitor.get(path)).html).toMatch(/name="formToken" value="[^"]{32}"/);
    const session = visitor.cookies.get("session");
    expect(session).toBeDefined();
    await visitor.get(path);
    expect(visitor.cookies.get("session")).toBe(session);
  },
);

test("contains no readable token: the cookie alone gives no access to the API", async () => {
  const cookie = cookieOf(await portal.signInAs("hana"));
  const token = sessionTokenIn(cookie, portal.dataDir);
  expect([token.length, await profile(token)]).toEqual([43, 200]);
  expect(
    readingsOf(cookie).filter((text) => text.includes(token) || text.includes("token")),
  ).toEqual([]);
  const message = readingsOf(cookie).flatMap((text) => text.match(/[\w-]{20,}/g) ?? []);
  expect(message).toContain(sealedIn(cookie));
  expect(await Promise.all(message.map(profile))).toEqual(message.map(() => 401));
});

test("that was changed, or encrypted with another secret, signs no one in", async () => {
  const hana = await portal.signInAs("hana");
  const sealed = sealedIn(cookieOf(hana));
  const changed = [
    sealed.slice(0, -1),
    `A${sealed}`,
    sealed.replace(/^./, (first) => (first === "A" ? "B" : "A")),
    "",
  ];
  for (const text of changed) {
    hana.cookies.set(
      "session",
      encodeURIComponent(Buffer.from(JSON.stringify(text)).toString("base64")),
    );
    expect((await hana.get("/dashboard")).location).toMatch(/^\/login/);
  }
  const { sessionSecret: secret } = storedSecrets(portal.dataDir);
  const forged = await createCookie("session", { secrets: [`${secret}x`] }).serialize({
    token: "a",
    role: "admin",
  });
  hana.cookies.set("session", forged.replace(/^session=|;.*$/g, ""));
  expect((await hana.get("/dashboard")).location).toMatch(/^\/login/);
});

test("that was forged with the secret signs no one in without a token that the server knows", async () => {
  const visitor = portal.visitor();
  const { sessionSecret: secret } = storedSecrets(portal.dataDir);
  const admin = sessionTokenIn(cookieOf(await portal.signInAs("admin")), portal.dataDir);
  for (const token of ["a", `${admin.slice(0, -1)}~`, hashToken(admin)])
    for (const [role, address] of [
      ["user", "/dashboard"],
      ["admin", "/admin"],
    ] as const) {
      const data = { token, role, formToken: "f".repeat(32), person: "admin" };
      const text = JSON.stringify(sealText(JSON.stringify(data), { secret, purpose: "session" }));
      visitor.cookies.set("session", encodeURIComponent(Buffer.from(text).toString("base64")));
      expect(sessionTokenIn(cookieOf(visitor), portal.dataDir)).toBe(token);
      expect((await visitor.get(address)).location).toMatch(/\/login/);
    }
});
