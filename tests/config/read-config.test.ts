import { readFileSync, statSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { readConfig } from "~server/config";
import { demo, faultsOf, freshFolder } from "../support/portal/config-faults";

describe("demo is the default", () => {
  test("needs no settings at all", () => {
    expect(demo()).toMatchObject({
      mode: "demo",
      port: 3000,
      host: "127.0.0.1",
      publicUrl: "http://localhost:3000",
      isSecure: false,
      trustProxy: false,
      cardDeposits: true,
      requireKyc: "none",
      corsOrigins: [],
      requiresAdminSecondFactor: false,
    });
  });

  test("simulates every service without a key", () => {
    expect([...demo().simulated].sort()).toEqual(["crypto", "mail", "prices", "rates", "ticker"]);
    expect(demo({ MODE: "demo", PLISIO_API_KEY: "key-of-plisio" }).simulated.has("crypto")).toBe(
      false,
    );
  });

  test("keeps the secrets it generated, readable by its owner only", () => {
    const dataDir = freshFolder();
    const first = readConfig({ DATA_DIR: dataDir });
    const again = readConfig({ DATA_DIR: dataDir });
    expect(again.sessionSecret).toBe(first.sessionSecret);
    expect(again.vaultKey).toBe(first.vaultKey);
    const file = join(dataDir, "secrets.json");
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(readFileSync(file, "utf8")).toContain(first.sessionSecret);
  });

  test("uses no secrets that could not be saved: what they encrypt would be lost at the next start", () => {
    const dataDir = freshFolder();
    symlinkSync("nowhere", join(dataDir, "secrets.json"));
    expect(() => readConfig({ DATA_DIR: dataDir })).toThrow("secrets.json can't be written");
  });

  test("an empty value counts as not set", () => {
    expect(demo({ PORT: "", DATABASE_URL: " " })).toMatchObject({ port: 3000 });
  });
});

const unreadableDatabase =
  "DATABASE_URL isn't a valid URL. Use the form postgres://user:password@host:5432/database. In the user, password and database, write @ as %40, : as %3A, / as %2F, ? as %3F, # as %23 and % as %25.";

describe("an invalid value is reported in one plain sentence", () => {
  test.each([
    [{ MODE: "staging" }, 'MODE must be "demo" or "production".'],
    [{ PORT: "80a" }, "PORT must be a whole number from 0 to 65535."],
    [{ PORT: "70000" }, "PORT must be a whole number from 0 to 65535."],
    [
      { PLISIO_BASE_URL: "plisio.net" },
      "PLISIO_BASE_URL must be a URL that starts with http:// or https://",
    ],
    [
      { PUBLIC_URL: "https://portal.test/trading" },
      "PUBLIC_URL must end after the host and its port, as in https://portal.example.com: the portal can't be served under a path.",
    ],
    [
      { PUBLIC_URL: "https://portal.test/?from=mail" },
      "PUBLIC_URL must end after the host and its port, as in https://portal.example.com: the portal can't be served under a path.",
    ],
    [{ DATABASE_URL: "postgres://portal:pa#ss@db/portal" }, unreadableDatabase],
    [{ DATABASE_URL: "postgres://portal:100%@db/portal" }, unreadableDatabase],
    [{ DATABASE_URL: "postgres://portal@db/100%" }, unreadableDatabase],
    [{ DATABASE_URL: "postgres://portal@db:99999/portal" }, unreadableDatabase],
    [
      { DATABASE_URL: "postgres://portal@db" },
      "DATABASE_URL has no database name. Use the form postgres://user:password@host:5432/database.",
    ],
    [
      { DATABASE_URL: "mysql://x" },
      "DATABASE_URL must be a URL that starts with postgres:// or postgresql://",
    ],
    [
      { SMTP_URL: "https://mail.test", MAIL_FROM: "a@mail.test" },
      "SMTP_URL must be a URL that starts with smtp:// or smtps://",
    ],
    [
      { SMTP_URL: "smtp:///", MAIL_FROM: "a@mail.test" },
      "SMTP_URL has no server. Use the form smtp://user:password@mail.example.com:587.",
    ],
    [
      { SMTP_URL: "smtp://user@mail.test", MAIL_FROM: "a@mail.test" },
      "SMTP_URL has a user without a password, or a password without a user.",
    ],
    [
      { MODE: "demo", SMTP_URL: "smtp://mail.test" },
      "SMTP_URL requires MAIL_FROM. Set the sender, for example `Your Name <no-reply@example.com>`.",
    ],
    [
      { MAIL_FROM: "Portal <no-reply@mail.test>, other@mail.test" },
      "MAIL_FROM must be an address such as `Your Name <no-reply@example.com>`.",
    ],
    [
      { MAIL_FROM: "Portal" },
      "MAIL_FROM must be an address such as `Your Name <no-reply@example.com>`.",
    ],
    [{ SESSION_SECRET: "short" }, "SESSION_SECRET must be 32 characters or longer."],
    [
      { VAULT_KEY: "short" },
      "VAULT_KEY must be 32 random bytes in base64, as `openssl rand -base64 32` prints them.",
    ],
    [{ TRUST_PROXY: "perhaps" }, 'TRUST_PROXY must be "on" or "off".'],
    ...["10000", "USD:10000", "USD:1,EUR:2,GBP:x", "USD:1,EUR:2,CHF:3", "USD:1,USD:1,EUR:1"].map(
      (APPROVAL_THRESHOLDS): [Record<string, string>, string] => [
        { APPROVAL_THRESHOLDS },
        'APPROVAL_THRESHOLDS must be "none", or a whole amount for each currency, as in USD:10000,EUR:10000,GBP:10000.',
      ],
    ),
    [
      { PAYER_NAME: "Meridian Markets Ltd", PAYER_BIC: "COBADEFFXXX" },
      "To use PAYER_NAME and PAYER_BIC, also set PAYER_IBAN. Set all three for bank files, or none.",
    ],
    [
      { PAYER_NAME: "Meridian", PAYER_IBAN: "DE00", PAYER_BIC: "COBADEFFXXX" },
      "PAYER_IBAN must be a valid IBAN.",
    ],
    [{ REQUIRE_KYC: "yes" }, 'REQUIRE_KYC must be "none" or "withdrawals" or "deposits" or "all".'],
    [
      { CORS_ORIGINS: "https://a.example/path" },
      "CORS_ORIGINS must list origins such as https://app.example.com.",
    ],
    ...["0", "31", "five", "5.5"].map((RETENTION_YEARS): [Record<string, string>, string] => [
      { RETENTION_YEARS },
      "RETENTION_YEARS must be a whole number from 1 to 30.",
    ]),
    [{ CARD_SAD_TTL_HOURS: "48" }, "CARD_SAD_TTL_HOURS must be a whole number from 1 to 24."],
    [
      { S3_REGION: "x", S3_ACCESS_KEY_ID: "AKID", S3_SECRET_ACCESS_KEY: "secret-of-s3" },
      "S3_BUCKET is missing, but other S3_ settings are set.",
    ],
  ])("%o", (env, sentence) => {
    expect(faultsOf(env)).toEqual([sentence]);
  });

  test("reports all errors together, including those of production", () => {
    expect(faultsOf({ MODE: "x", PORT: "y" })).toHaveLength(2);
    const faults = faultsOf({
      MODE: "production",
      PORT: "y",
      WITHDRAWAL_DAILY_MAXIMUM: "5",
      SESSION_SECRET: "short",
      SMTP_URL: "mail.test",
      PUBLIC_URL: "https://portal.test",
    });
    expect(faults.map((fault) => fault.split(" ").slice(0, 4).join(" "))).toEqual([
      "Unknown setting WITHDRAWAL_DAILY_MAXIMUM. Did",
      "PORT must be a",
      "SESSION_SECRET must be 32",
      "SMTP_URL must be a",
      "TRUST_PROXY isn't set. Set",
      "OPERATOR_FILE must be a",
      "VAULT_KEY is missing: set",
      "APPROVAL_THRESHOLDS isn't set. Set",
      "REQUIRE_KYC isn't set. Set",
      "Market prices are simulated.",
      "Coin prices are simulated.",
      "The crypto payment gateway",
    ]);
  });

  test.each(["prod", "Production"])("MODE=%s also reports what production lacks", (MODE) => {
    const right = faultsOf({ MODE: "production", PORT: "y" });
    expect(right.length).toBeGreaterThan(3);
    expect(faultsOf({ MODE, PORT: "y" })).toEqual([
      'MODE must be "demo" or "production".',
      ...right,
    ]);
  });
});
