// What the console says of services and secrets while the portal starts: names, and nothing that was set.
import { mkdirSync, mkdtempSync, readdirSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runCommand } from "../support/portal/command";
import { send } from "../support/network/raw-http";
import { startPortal } from "../support/portal/server";
import { operatorFile } from "../support/portal/production-settings";

const secrets = {
  SESSION_SECRET: "canary-session-kD83jf0aLq7Zp2mXv5bN9cR1",
  VAULT_KEY: `k1:${Buffer.from("canary-vault-key-of-thirty-two-b").toString("base64")}`,
  SMTP_URL: "smtps://canary-user:canary-password@127.0.0.1:1",
  PLISIO_API_KEY: "canary-plisio-key",
  COINGECKO_API_KEY: "canary-coingecko-key",
  S3_ACCESS_KEY_ID: "canary-key-id",
  S3_SECRET_ACCESS_KEY: "canary-secret-key",
};
// No one listens there: every service fails, and none may say more than that.
const production = {
  MODE: "production",
  PUBLIC_URL: "https://portal.test",
  TRUST_PROXY: "on",
  OPERATOR_FILE: operatorFile,
  APPROVAL_THRESHOLDS: "none",
  REQUIRE_KYC: "none",
  MAIL_FROM: "desk@portal.test",
  ALLOW_SIMULATED: "prices",
};
const services = {
  PLISIO_BASE_URL: "https://127.0.0.1:1",
  S3_BUCKET: "documents",
  S3_ENDPOINT: "http://127.0.0.1:1",
  ECB_RATES_URL: "http://127.0.0.1:1/daily.xml?canary-query",
  COINGECKO_BASE_URL: "http://127.0.0.1:1/canary",
};
const leaked = /canary|Y2FuYXJ5/;

test("a start with every service set names what is real, and no secret while all of them fail", async () => {
  const portal = await startPortal({ ...secrets, ...services, ...production }, ["build/index.js"]);
  const [prices, ready] = [
    await send(`${portal.origin}/api/prices/coins`),
    await send(`${portal.origin}/readyz`),
  ];
  expect([prices.status, ready.status]).toEqual([503, 200]);
  expect(ready.text).toMatch(/^degraded\ndatabase up\nwrites up\ndocuments down\n/);
  expect(ready.text).toMatch(/\nrelease \S+\nengine sqlite\nstorage s3\n$/);
  expect(prices.text + ready.text).not.toMatch(leaked);
  await portal.stop();
  expect(portal.log()).toContain(
    "Simulated: prices. Real: ticker, crypto, rates, mail. Documents are stored on S3.",
  );
  expect(portal.log()).toContain(
    "The S3 bucket can't be used (the document store failed: UNREACHABLE).",
  );
  expect(portal.log()).toContain('"event":"coin-prices"');
  expect(portal.log()).not.toMatch(leaked);
});

test("a demo refuses a bucket that can't be used before it is seeded", () => {
  const { S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = secrets;
  const { code, stderr } = runCommand([], {
    S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY,
    ...services,
    DATA_DIR: mkdtempSync(join(tmpdir(), "portal-start-")),
  });
  expect(code).toBe(78);
  expect(stderr).toContain(
    "- The S3 bucket can't be used (the document store failed: UNREACHABLE).",
  );
  expect(stderr).not.toMatch(leaked);
});

test("a start that is refused names the errors, and no secret", () => {
  const wrong = Object.fromEntries(
    Object.entries({ ...secrets, ...services }).map(([name, value]) => [name, `${value} \u00e9#?`]),
  );
  const { code, stderr } = runCommand([], {
    ...wrong,
    MODE: "production",
    DATA_DIR: "/tmp/never-made",
  });
  expect(code).toBe(78);
  expect(stderr.split("\n- ").length).toBeGreaterThan(6);
  expect(stderr).not.toMatch(leaked);
});

test.each<[string, Record<string, string>]>([
  ["one host", {}],
  ["the pages of another backend", { API_BASE_URL: "https://api.portal.test" }],
])("production starts for %s only with the operator's own names", (_what, env) => {
  const settings = { ...secrets, ...services, ...production, ...env, DATA_DIR: "/tmp/never-made" };
  const refused = (OPERATOR_FILE: string, sentence: string) =>
    expect(runCommand([], { ...settings, OPERATOR_FILE })).toMatchObject({
      code: 78,
      stderr: `The portal can't start:\n- ${sentence}\n`,
    });
  refused(
    "",
    "OPERATOR_FILE must be a JSON file with your own company, office, supportEmail, and supportPhone: the portal still has examples.",
  );
  refused("README.md", "OPERATOR_FILE must be the path of a JSON file in UTF-8.");
});

test("a data folder that can't be written is named with what to do", () => {
  const dataDir = mkdtempSync(join(tmpdir(), "portal-start-"));
  // Not even root can open a folder as a file, or write to where a link leads to nothing.
  mkdirSync(join(dataDir, "portal.sqlite"));
  const nowhere = join(dataDir, "nowhere");
  symlinkSync(join(dataDir, "not", "there"), nowhere);
  const ofProduction = runCommand([], {
    ...secrets,
    ...production,
    PLISIO_BASE_URL: services.PLISIO_BASE_URL,
    S3_ACCESS_KEY_ID: "",
    S3_SECRET_ACCESS_KEY: "",
    DATA_DIR: dataDir,
  });
  expect(ofProduction).toMatchObject({
    code: 1,
    stderr: `The portal can't start:\n- The database in ${dataDir} can't be opened for writing (SQLITE_CANTOPEN). Give this user write access or correct DATA_DIR.\n`,
  });
  const ofDemonstration = runCommand([], { DATA_DIR: nowhere });
  expect(ofDemonstration).toMatchObject({
    code: 1,
    stderr: `The portal can't start:\n- ${nowhere} isn't writable (ENOENT). Give this user write access or correct DATA_DIR.\n`,
  });
});

test("a build is not older than what it wrote to public/, or every command would build again", () => {
  const left = readdirSync("public", { recursive: true, encoding: "utf8" }).filter(
    (name) => !name.startsWith("build") && /\.(br|gz)$/.test(name),
  );
  expect(left.length).toBeGreaterThan(0);
  const built = statSync("build/index.js").mtimeMs;
  expect(left.filter((name) => statSync(join("public", name)).mtimeMs > built)).toEqual([]);
});
