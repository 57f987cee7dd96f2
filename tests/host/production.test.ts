// MODE=production with real settings, behind a proxy that ends TLS.
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { usersIn } from "~server/features/users/store";
import { erase } from "~server/declared";
import { readConfig } from "~server/config";
import { demoPeople } from "~server/kernel/demo-people";
import { createBackend } from "~server/index";
import { JourneyRunner } from "../support/people/journey-runner";
import { codeOf } from "../support/people/authenticator-code";
import { runCommandHere } from "../support/portal/command-here";
import { startPortal, type Portal } from "../support/portal/server";
import { seededFolder } from "../support/portal/started-demonstration";
import { openProxy } from "../support/network/tls-proxy";
import { operatorFile } from "../support/portal/production-settings";

const dataDir = mkdtempSync(join(tmpdir(), "portal-production-"));
const publicUrl = "https://portal.test";
const settings = {
  MODE: "production",
  PUBLIC_URL: publicUrl,
  SESSION_SECRET: randomBytes(32).toString("base64url"),
  VAULT_KEY: randomBytes(32).toString("base64"),
  ALLOW_SIMULATED: "prices,ticker,crypto,rates,mail",
  TRUST_PROXY: "1",
  OPERATOR_FILE: operatorFile,
  APPROVAL_THRESHOLDS: "USD:10000,EUR:10000,GBP:10000",
  REQUIRE_KYC: "none",
  DATA_DIR: dataDir,
};
const password = "twelve or more";

/** Without blocking this process, which has to notice connections that the portal closes meanwhile. */
async function runAsOperator(args: readonly string[], input = "") {
  const env = { ...settings, PATH: process.env.PATH, NODE_ENV: "production" as const };
  const command = spawn(process.execPath, ["build/index.js", ...args], { env });
  command.stdin.end(input);
  const [stdout, stderr, [status]] = await Promise.all([
    text(command.stdout),
    text(command.stderr),
    once(command, "close") as Promise<[number | null]>,
  ]);
  return { status, stdout, stderr };
}

const createAdmin = (email: string) =>
  runAsOperator(["admin:create", "--email", email, "--name", "Ada Operator"], `${password}\n`);

let portal: Portal;
let proxy: Awaited<ReturnType<typeof openProxy>>;
beforeAll(async () => {
  portal = await startPortal(settings, ["build/index.js"]);
  expect(await createAdmin("ada@portal.example.org")).toMatchObject({
    status: 0,
    stderr: `Creating an administrator in the database in ${dataDir}.\n`,
  });
  proxy = await openProxy(portal.origin, publicUrl);
});
afterAll(async () => {
  proxy.close();
  await portal.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

describe("behind the proxy", () => {
  test("the administrator of the command signs in, with a cookie for https only", async () => {
    const ada = new JourneyRunner(proxy.origin);
    const answer = await ada.submit(await ada.get("/admin/login"), {
      email: "ada@portal.example.org",
      password,
    });
    expect([answer.status, answer.location]).toEqual([303, "/admin"]);
    const cookies = answer.headers.getSetCookie();
    expect(cookies[0]).toMatch(/^__Host-session=/);
    for (const cookie of cookies)
      expect(cookie).toMatch(/^__Host-[^;]+;.* Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const required = await ada.follow(answer);
    expect(required.text).toContain("Staff must set up two-factor authentication to continue.");
    const setUp = await ada.follow(await ada.submit(required, { password }));
    const secret = (/class="secret">([^<]+)</.exec(setUp.html)?.[1] ?? "").replaceAll(" ", "");
    expect((await ada.submit(setUp, { code: codeOf(secret, Date.now()) })).heading).toBe(
      "Two-factor authentication is on",
    );
    expect((await ada.get("/admin")).heading).toBe("Dashboard");
  });

  test("the operator's command turns off a lost second factor, and ends the sessions", async () => {
    const reset = await runAsOperator(["admin:reset-factor", "--email", "ada@portal.example.org"]);
    expect(reset).toMatchObject({
      status: 0,
      stdout: expect.stringContaining(
        "Two-factor authentication is off for ada@portal.example.org.",
      ),
    });
    expect(
      await runCommandHere(["admin:reset-factor", "--email", "ada@portal.example.org"], settings),
    ).toMatchObject({
      code: 1,
      stderr: expect.stringContaining("doesn't have two-factor authentication turned on"),
    });
  });

  test("pages name the operator of the file, and show no example figures", async () => {
    const { html } = await new JourneyRunner(proxy.origin).get("/");
    expect(html).toContain("Northwind Markets Ltd");
    expect(html).toContain("Customers in 2025");
    expect(html).not.toMatch(/Meridian|Example Markets|1:500/);
  });

  test("a customer signs up and uploads documents, but no one with a demo address", async () => {
    const customer = new JourneyRunner(proxy.origin);
    await customer.signUp("wanda");
    await customer.handInDocuments();
    await expect(new JourneyRunner(proxy.origin).signUp("hana")).rejects.toThrow(
      /An account with this email already exists/,
    );
    expect(await createAdmin("admin@example.com")).toMatchObject({
      status: 1,
      stderr: expect.stringContaining("is reserved for demo accounts"),
    });
  });

  test.each([
    ["another site", "https://evil.example"],
    ["the address behind the proxy", "http://localhost"],
  ])("a post from %s is refused", async (_where, origin) => {
    const visitor = new JourneyRunner(proxy.origin);
    const page = await visitor.submit(
      await visitor.get("/login"),
      {},
      { headers: { Origin: origin } },
    );
    expect([page.status, page.heading]).toEqual([403, "We couldn't verify this request"]);
  });

  test("pages send HSTS, and don't mention a demo", async () => {
    for (const path of ["/", "/login", "/admin/login"]) {
      const page = await new JourneyRunner(proxy.origin).get(path);
      expect(page.headers.get("Strict-Transport-Security")).toMatch(/max-age=\d{8}/);
      expect(page.html.replace(/<style>[^<]*<\/style>/, "")).not.toMatch(
        /demo-banner|demonstration|Demo accounts|@example\.com/i,
      );
    }
  });
});

test("the console says what is simulated and what is real", () => {
  expect(portal.log()).toContain(
    "Simulated: prices, ticker, crypto, mail, rates. Real: nothing. Documents are stored in the data folder.",
  );
});

test("it refuses to start with demo accounts, and names each", async () => {
  const ofDemo = await seededFolder();
  const refusal = await startPortal({ ...settings, DATA_DIR: ofDemo }).catch(String);
  rmSync(ofDemo, { recursive: true, force: true });
  for (const { email } of demoPeople) expect(refusal).toContain(`\n- ${email} is a demo account.`);
  expect(refusal).toContain("ended with code 78");
});

test("it always refuses a demo's database, even after its users were deleted; a demo refuses production's", async () => {
  const ofDemo = await seededFolder();
  const { storage } = (await createBackend(readConfig({ MODE: "demo", DATA_DIR: ofDemo }))).context;
  for (const { email } of demoPeople) {
    const person = await usersIn(storage.db).byEmail(email);
    await storage.transaction((db) =>
      erase("person", { db, id: person?.id ?? "", now: 1, language: "en" }),
    );
  }
  await storage.close();
  const refusal = await startPortal({ ...settings, DATA_DIR: ofDemo }).catch(String);
  rmSync(ofDemo, { recursive: true, force: true });
  expect(refusal).toContain(
    "\n- This database was used for a demo, so the money in it isn't real.",
  );
  expect(refusal).not.toContain("is a demo account");

  const { SESSION_SECRET, VAULT_KEY } = settings;
  const refused = await startPortal({ SESSION_SECRET, VAULT_KEY, DATA_DIR: dataDir }).catch(String);
  expect(refused).toContain("\n- This database is used in production. Set MODE=production");
});
