// What production refuses to start with, and what it may do without.
import { describe, expect, test } from "vitest";
import { readConfig } from "~server/config";
import { demo, faultsOf } from "../support/portal/config-faults";
import { operatorFile } from "../support/portal/production-settings";

describe("production", () => {
  const key = Buffer.from(Array.from({ length: 32 }, (_, index) => index * 7)).toString("base64");
  const sound = {
    MODE: "production",
    PUBLIC_URL: "https://portal.test/",
    SESSION_SECRET: "kD83jf0aLq7Zp2mXv5bN9cR1tY6wE4uH",
    VAULT_KEY: key,
    TRUST_PROXY: "on",
    OPERATOR_FILE: operatorFile,
    APPROVAL_THRESHOLDS: "none",
    REQUIRE_KYC: "none",
    SMTP_URL: "smtps://mail.test",
    MAIL_FROM: "Portal <desk@portal.test>",
    PLISIO_API_KEY: "key-of-plisio",
    COINGECKO_API_KEY: "key-of-coingecko",
    ALLOW_SIMULATED: "prices",
  };
  const without = (name: keyof typeof sound) => ({ ...sound, [name]: "" });

  test("starts once everything is configured", () => {
    expect(readConfig(sound)).toMatchObject({
      mode: "production",
      publicUrl: "https://portal.test",
      isSecure: true,
      cardDeposits: false,
      requiresAdminSecondFactor: true,
      retentionYears: 5,
    });
  });

  test("keeps the records of closed accounts; a demo does if configured", () => {
    expect(readConfig({ ...sound, RETENTION_YEARS: "7" }).retentionYears).toBe(7);
    expect(readConfig({}).retentionYears).toBeNull();
    expect(readConfig({ RETENTION_YEARS: "1" }).retentionYears).toBe(1);
  });

  test.each([
    [without("PUBLIC_URL"), /^PUBLIC_URL must be the portal's https address/],
    [{ ...sound, PUBLIC_URL: "http://portal.test" }, /^PUBLIC_URL must be/],
    [{ ...sound, PUBLIC_URL: "https://portal.example.org" }, /^PUBLIC_URL is an example address/],
    [
      { ...sound, DATABASE_URL: "postgres://portal@db.example.com/portal" },
      /^DATABASE_URL is an example address/,
    ],
    [{ ...sound, SMTP_URL: "smtps://mail.example.org:465" }, /^SMTP_URL is an example address/],
    [
      { ...sound, CORS_ORIGINS: "https://app.test,https://app.example" },
      /^CORS_ORIGINS is an example address/,
    ],
    [without("TRUST_PROXY"), /^TRUST_PROXY isn't set\. Set it to on if/],
    [without("APPROVAL_THRESHOLDS"), /^APPROVAL_THRESHOLDS isn't set\. Set it to the amounts/],
    [without("REQUIRE_KYC"), /^REQUIRE_KYC isn't set\. Set it to withdrawals, deposits or all/],
    [without("SESSION_SECRET"), /^SESSION_SECRET is missing/],
    [
      { ...sound, SESSION_SECRET: "change-me-change-me-change-me-123" },
      /^SESSION_SECRET is a default/,
    ],
    [without("VAULT_KEY"), /^VAULT_KEY is missing/],
    [{ ...sound, VAULT_KEY: `k1:${"A".repeat(43)}=` }, /^VAULT_KEY is a default/],
    [without("ALLOW_SIMULATED"), /^Market prices are simulated/],
    [without("SMTP_URL"), /^Email isn't sent/],
    [{ ...sound, PLISIO_BASE_URL: "http://plisio.test" }, /^PLISIO_BASE_URL must start with https/],
    [without("PLISIO_API_KEY"), /^The crypto payment gateway is simulated/],
    [without("COINGECKO_API_KEY"), /^Coin prices are simulated/],
    [without("MAIL_FROM"), /^SMTP_URL requires MAIL_FROM/],
    [{ ...sound, MAIL_FROM: "desk@mail.example.org" }, /^MAIL_FROM is missing or an example/],
    [
      { ...sound, COINGECKO_BASE_URL: "http://prices.test/api/v3" },
      /^COINGECKO_BASE_URL must start with https/,
    ],
    [
      { ...sound, ECB_RATES_URL: "http://rates.test/daily.xml" },
      /^ECB_RATES_URL must start with https/,
    ],
    [
      { ...sound, MOVEMENTS_PER_TEN_MINUTES: "31" },
      /^MOVEMENTS_PER_TEN_MINUTES must be 30 or less/,
    ],
    [{ ...sound, ALLOW_SIMULATED: "prices,rates,weather" }, /^ALLOW_SIMULATED contains "weather"/],
  ])("refuses to start, and names the reason in one line: %#", (env, reason) => {
    const faults = faultsOf(env);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(reason);
    expect(faults[0]).not.toContain("\n");
  });

  test("may reach a proxy on this machine over plain http; a URL of rates makes them real in a demo too", () => {
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

  test("may simulate a service by name, which keeps its label", () => {
    const config = readConfig({ ...without("PLISIO_API_KEY"), ALLOW_SIMULATED: "prices, crypto" });
    expect([...config.simulated].sort()).toEqual(["crypto", "prices"]);
  });

  test("may do without administrators' second factor, and a demo may require it", () => {
    expect(
      readConfig({ ...sound, ADMIN_SECOND_FACTOR: "optional" }).requiresAdminSecondFactor,
    ).toBe(false);
    expect(demo({ ADMIN_SECOND_FACTOR: "required" }).requiresAdminSecondFactor).toBe(true);
    expect(faultsOf({ ...sound, ADMIN_SECOND_FACTOR: "on" })).toEqual([
      'ADMIN_SECOND_FACTOR must be "required" or "optional".',
    ]);
  });

  test("needs no services of its own with another backend", () => {
    const { PUBLIC_URL, SESSION_SECRET } = sound;
    const config = readConfig({
      MODE: "production",
      PUBLIC_URL,
      SESSION_SECRET,
      TRUST_PROXY: "off",
      OPERATOR_FILE: operatorFile,
      API_BASE_URL: "https://api.test",
    });
    expect(config.apiBaseUrl).toBe("https://api.test");
  });
});
