import { mkdtempSync, readFileSync, statSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "~server/config";

const freshFolder = () => mkdtempSync(join(tmpdir(), "portal-config-"));
const demo = (more: Record<string, string> = {}) =>
  readConfig({ DATA_DIR: freshFolder(), ...more });

function faultsOf(env: Record<string, string>): readonly string[] {
  try {
    readConfig({ DATA_DIR: freshFolder(), ...env });
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
}

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
      asksAdminsForSecondFactor: false,
    });
  });

  test("simulates everything that has no key", () => {
    expect([...demo().simulated].sort()).toEqual(["crypto", "mail", "prices", "rates", "ticker"]);
    expect(demo({ PLISIO_API_KEY: "key-of-plisio" }).simulated.has("crypto")).toBe(false);
  });

  test("keeps the secrets it made, for its owner only", () => {
    const dataDir = freshFolder();
    const first = readConfig({ DATA_DIR: dataDir });
    const again = readConfig({ DATA_DIR: dataDir });
    expect(again.sessionSecret).toBe(first.sessionSecret);
    expect(again.vaultKey).toBe(first.vaultKey);
    const file = join(dataDir, "secrets.json");
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(readFileSync(file, "utf8")).toContain(first.sessionSecret);
  });

  test("gives nobody secrets that could not be kept: what they seal is lost with the next start", () => {
    const dataDir = freshFolder();
    symlinkSync("nowhere", join(dataDir, "secrets.json"));
    expect(() => readConfig({ DATA_DIR: dataDir })).toThrow("secrets.json cannot be kept");
  });

  test("an empty value counts as not set", () => {
    expect(demo({ PORT: "", DATABASE_URL: " " })).toMatchObject({ port: 3000 });
  });
});

const unreadableDatabase =
  "DATABASE_URL cannot be read. Write it like postgres://user:password@host:5432/database, and in user, password and database @ as %40, : as %3A, / as %2F, ? as %3F, # as %23 and % as %25.";

describe("a wrong value is one plain sentence", () => {
  test.each([
    [{ MODE: "staging" }, 'MODE must be "demo" or "production".'],
    [{ PORT: "80a" }, "PORT must be a whole number from 0 to 65535."],
    [{ PORT: "70000" }, "PORT must be a whole number from 0 to 65535."],
    [
      { PLISIO_BASE_URL: "plisio.net" },
      "PLISIO_BASE_URL must be an address that begins with http:// or https://",
    ],
    [
      { PUBLIC_URL: "https://portal.test/trading" },
      "PUBLIC_URL must end after the host and its port, as in https://portal.example.com: the portal cannot be served below a path.",
    ],
    [
      { PUBLIC_URL: "https://portal.test/?from=mail" },
      "PUBLIC_URL must end after the host and its port, as in https://portal.example.com: the portal cannot be served below a path.",
    ],
    [{ DATABASE_URL: "postgres://portal:pa#ss@db/portal" }, unreadableDatabase],
    [{ DATABASE_URL: "postgres://portal:100%@db/portal" }, unreadableDatabase],
    [{ DATABASE_URL: "postgres://portal@db/100%" }, unreadableDatabase],
    [{ DATABASE_URL: "postgres://portal@db:99999/portal" }, unreadableDatabase],
    [
      { DATABASE_URL: "postgres://portal@db" },
      "DATABASE_URL names no database. Write it like postgres://user:password@host:5432/database.",
    ],
    [
      { DATABASE_URL: "mysql://x" },
      "DATABASE_URL must be an address that begins with postgres:// or postgresql://",
    ],
    [
      { SMTP_URL: "https://mail.test", MAIL_FROM: "a@mail.test" },
      "SMTP_URL must be an address that begins with smtp:// or smtps://",
    ],
    [
      { SMTP_URL: "smtp:///", MAIL_FROM: "a@mail.test" },
      "SMTP_URL names no server. Write it like smtp://user:password@mail.example.com:587.",
    ],
    [
      { SMTP_URL: "smtp://user@mail.test", MAIL_FROM: "a@mail.test" },
      "SMTP_URL has a user without a password, or a password without a user.",
    ],
    [
      { SMTP_URL: "smtp://mail.test" },
      "MAIL_FROM is missing, though SMTP_URL is there. Set the sender, like `Your Name <no-reply@example.com>`.",
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
    [{ REQUIRE_KYC: "deposits" }, 'REQUIRE_KYC must be "none" or "withdrawals".'],
    [
      { CORS_ORIGINS: "https://a.example/path" },
      "CORS_ORIGINS must list origins such as https://app.example.com.",
    ],
    [{ CARD_SAD_TTL_HOURS: "48" }, "CARD_SAD_TTL_HOURS must be a whole number from 1 to 24."],
    [
      { S3_REGION: "x", S3_ACCESS_KEY_ID: "AKID", S3_SECRET_ACCESS_KEY: "secret-of-s3" },
      "S3_BUCKET is missing, though other S3_ settings are there.",
    ],
  ])("%o", (env, sentence) => {
    expect(faultsOf(env)).toEqual([sentence]);
  });

  test("all faults are told at once, those of production too", () => {
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
      "There is no setting",
      "PORT must be a",
      "SESSION_SECRET must be 32",
      "SMTP_URL must be an",
      "TRUST_PROXY is not set.",
      "VAULT_KEY is missing: set",
      "Market prices are simulated.",
      "Coin prices are simulated.",
      "The crypto payment gateway",
    ]);
  });
});

describe("a name that is almost a setting's", () => {
  test.each([
    ["WITHDRAWAL_DAILY_MAXIMUM", "WITHDRAWALS_DAILY_MAXIMUM"],
    ["WITHDRAWALS_DAILY_MAX", "WITHDRAWALS_DAILY_MAXIMUM"],
    ["withdrawals_daily_maximun", "WITHDRAWALS_DAILY_MAXIMUM"],
    ["ADJUSTMENT_APPROVAL", "ADJUSTMENT_APPROVALS"],
    ["TRUSTED_PROXY", "TRUST_PROXY"],
    ["TRUST_PROXIES", "TRUST_PROXY"],
    ["ADMIN_SECOND_FACTORS", "ADMIN_SECOND_FACTOR"],
    ["PUBLIC_URI", "PUBLIC_URL"],
    ["DATABASE_URI", "DATABASE_URL"],
    ["DATADIR", "DATA_DIR"],
    ["MAIL_FORM", "MAIL_FROM"],
    ["CORS_ORIGIN", "CORS_ORIGINS"],
    ["PLISIO_KEY", "PLISIO_API_KEY"],
    ["REQUIRES_KYC", "REQUIRE_KYC"],
    ["METRIC_TOKEN", "METRICS_TOKEN"],
  ])("%s is refused with %s", (name, right) => {
    expect(faultsOf({ [name]: "1" })).toEqual([
      `There is no setting ${name}. Did you mean ${right}? Correct the name, or remove it.`,
    ]);
    expect(faultsOf({ [name]: " " })).toEqual([]);
  });

  test("is not found among those of shells, desktops, container engines, databases and test runs", () => {
    const others = [
      "HOME",
      "PATH",
      "USER",
      "SHELL",
      "TERM",
      "LANG",
      "PWD",
      "MAIL",
      "HOSTNAME",
      "HOSTTYPE",
      "NODE_ENV",
      "NODE_OPTIONS",
      "NODE_VERSION",
      "SESSION_MANAGER",
      "XDG_SESSION_ID",
      "XDG_DATA_DIRS",
      "DBUS_SESSION_BUS_ADDRESS",
      "INVOCATION_ID",
      "JOURNAL_STREAM",
      "STATE_DIRECTORY",
      "NOTIFY_SOCKET",
      "HTTP_PROXY",
      "HTTPS_PROXY",
      "NO_PROXY",
      "SMTP_HOST",
      "VAULT_ADDR",
      "VAULT_TOKEN",
      "PGHOST",
      "PGDATABASE",
      "POSTGRES_URL",
      "TEST_DATABASE_URL",
      "DATABASE_HOST",
      "AWS_REGION",
      "AWS_ACCESS_KEY_ID",
      "CI",
      "CHROMIUM_PATH",
      "KUBERNETES_SERVICE_HOST",
      "KUBERNETES_PORT",
      "PORTAL_PORT",
      "PUBLIC_DIR",
      "npm_config_cache",
      "npm_package_name",
      "API_URL",
      "CARD_READER",
      "HOSTS",
      "POST",
      "SOAK_MINUTES",
      "NODE_TLS_REJECT_UNAUTHORIZED",
    ];
    expect(faultsOf(Object.fromEntries(others.map((name) => [name, "1"])))).toEqual([]);
  });
});

describe("production refuses to start (R1)", () => {
  const key = Buffer.from(Array.from({ length: 32 }, (_, index) => index * 7)).toString("base64");
  const sound = {
    MODE: "production",
    PUBLIC_URL: "https://portal.test/",
    SESSION_SECRET: "kD83jf0aLq7Zp2mXv5bN9cR1tY6wE4uH",
    VAULT_KEY: key,
    TRUST_PROXY: "on",
    SMTP_URL: "smtps://mail.test",
    MAIL_FROM: "Portal <desk@portal.test>",
    PLISIO_API_KEY: "key-of-plisio",
    COINGECKO_API_KEY: "key-of-coingecko",
    ALLOW_SIMULATED: "prices",
  };
  const without = (name: keyof typeof sound) => ({ ...sound, [name]: "" });

  test("starts when everything is in place", () => {
    expect(readConfig(sound)).toMatchObject({
      mode: "production",
      publicUrl: "https://portal.test",
      isSecure: true,
      cardDeposits: false,
      asksAdminsForSecondFactor: true,
    });
  });

  test.each([
    [without("PUBLIC_URL"), /^PUBLIC_URL must be the portal's https address/],
    [{ ...sound, PUBLIC_URL: "http://portal.test" }, /^PUBLIC_URL must be/],
    [{ ...sound, PUBLIC_URL: "https://portal.example.org" }, /^PUBLIC_URL is an example's address/],
    [
      { ...sound, DATABASE_URL: "postgres://portal@db.example.com/portal" },
      /^DATABASE_URL is an example's address/,
    ],
    [{ ...sound, SMTP_URL: "smtps://mail.example.org:465" }, /^SMTP_URL is an example's address/],
    [
      { ...sound, CORS_ORIGINS: "https://app.test,https://app.example" },
      /^CORS_ORIGINS is an example's address/,
    ],
    [without("TRUST_PROXY"), /^TRUST_PROXY is not set\. Set it on where/],
    [without("SESSION_SECRET"), /^SESSION_SECRET is missing/],
    [
      { ...sound, SESSION_SECRET: "change-me-change-me-change-me-123" },
      /^SESSION_SECRET is a default/,
    ],
    [without("VAULT_KEY"), /^VAULT_KEY is missing/],
    [{ ...sound, VAULT_KEY: `k1:${"A".repeat(43)}=` }, /^VAULT_KEY is a default/],
    [without("ALLOW_SIMULATED"), /^Market prices are simulated/],
    [without("SMTP_URL"), /^Mail is not sent/],
    [{ ...sound, PLISIO_BASE_URL: "http://plisio.test" }, /^PLISIO_BASE_URL must begin with https/],
    [without("PLISIO_API_KEY"), /^The crypto payment gateway is simulated/],
    [without("COINGECKO_API_KEY"), /^Coin prices are simulated/],
    [without("MAIL_FROM"), /^MAIL_FROM is missing/],
    [{ ...sound, MAIL_FROM: "desk@mail.example.org" }, /^MAIL_FROM is missing or an example/],
    [
      { ...sound, COINGECKO_BASE_URL: "http://prices.test/api/v3" },
      /^COINGECKO_BASE_URL must begin with https/,
    ],
    [
      { ...sound, ECB_RATES_URL: "http://rates.test/daily.xml" },
      /^ECB_RATES_URL must begin with https/,
    ],
    [
      { ...sound, MOVEMENTS_PER_TEN_MINUTES: "31" },
      /^MOVEMENTS_PER_TEN_MINUTES must be 30 or less/,
    ],
    [
      { ...sound, ALLOW_SIMULATED: "prices,rates,weather" },
      /^ALLOW_SIMULATED does not know "weather"/,
    ],
  ])("names the reason in one line: %#", (env, reason) => {
    const faults = faultsOf(env);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(reason);
    expect(faults[0]).not.toContain("\n");
  });

  test("a proxy of this machine may be spoken to plainly, and an address of rates makes them real in a demonstration too", () => {
    expect(
      readConfig({
        ...sound,
        COINGECKO_BASE_URL: "http://127.0.0.1:8080",
        ECB_RATES_URL: "http://localhost/daily.xml?key=1",
      }).simulated,
    ).toEqual(new Set(["prices"]));
    expect(demo({ ECB_RATES_URL: "https://rates.test/daily.xml" }).simulated.has("rates")).toBe(
      false,
    );
    expect(
      readConfig({
        ...sound,
        ECB_RATES_URL: "https://rates.test",
        ALLOW_SIMULATED: "prices,rates",
      }).simulated.has("rates"),
    ).toBe(true);
  });

  test("a simulation may be allowed by name and keeps its label", () => {
    const config = readConfig({ ...without("PLISIO_API_KEY"), ALLOW_SIMULATED: "prices, crypto" });
    expect([...config.simulated].sort()).toEqual(["crypto", "prices"]);
  });

  test("an operator may do without administrators' second factor, and a demonstration may ask for it", () => {
    expect(
      readConfig({ ...sound, ADMIN_SECOND_FACTOR: "optional" }).asksAdminsForSecondFactor,
    ).toBe(false);
    expect(demo({ ADMIN_SECOND_FACTOR: "required" }).asksAdminsForSecondFactor).toBe(true);
    expect(faultsOf({ ...sound, ADMIN_SECOND_FACTOR: "on" })).toEqual([
      'ADMIN_SECOND_FACTOR must be "required" or "optional".',
    ]);
  });

  test("another backend brings its own services", () => {
    const { PUBLIC_URL, SESSION_SECRET } = sound;
    const config = readConfig({
      MODE: "production",
      PUBLIC_URL,
      SESSION_SECRET,
      TRUST_PROXY: "off",
      API_BASE_URL: "https://api.test",
    });
    expect(config.apiBaseUrl).toBe("https://api.test");
  });
});
