// Each service's settings: what is wrong is one plain sentence, and never the value itself.
import { describe, expect, test } from "vitest";
import type { Config } from "~server/config";
import { demo, faultsOf } from "../support/portal/config-faults";
import { settingNames } from "../support/portal/settings";

const from = { MAIL_FROM: "desk@portal.test" };
const block = {
  S3_BUCKET: "documents",
  S3_ACCESS_KEY_ID: "AKID",
  S3_SECRET_ACCESS_KEY: "secret-of-s3",
};

describe("valid values are accepted", () => {
  test.each<readonly [Record<string, string>, Partial<Config>]>([
    [
      { SMTP_URL: "smtps://desk%40portal.test:pa%2Fss%25@mail.test:465", ...from },
      { smtpUrl: "smtps://desk%40portal.test:pa%2Fss%25@mail.test:465" },
    ],
    [
      { SMTP_URL: "smtp://relay.test:25?tls=off", ...from },
      { smtpUrl: "smtp://relay.test:25?tls=off" },
    ],
    [{ SMTP_URL: "smtp://[::1]:2525/", ...from }, { smtpUrl: "smtp://[::1]:2525/" }],
    [
      { METRICS_TOKEN: "8f14e45fceea167a5a36dedd4bea2543" },
      { metricsToken: "8f14e45fceea167a5a36dedd4bea2543" },
    ],
    [
      { SECURITY_CONTACT: "security@portal.test, https://portal.test/report" },
      { securityContact: ["mailto:security@portal.test", "https://portal.test/report"] },
    ],
    [
      { SECURITY_CONTACT: "mailto:security@portal.test" },
      { securityContact: ["mailto:security@portal.test"] },
    ],
    [{ CLAMD_ADDRESS: "127.0.0.1:3310" }, { clamdAddress: { host: "127.0.0.1", port: 3310 } }],
    [{ CLAMD_ADDRESS: "[::1]:3310" }, { clamdAddress: { host: "::1", port: 3310 } }],
    [
      { CLAMD_ADDRESS: "/run/clamav/clamd.ctl" },
      { clamdAddress: { path: "/run/clamav/clamd.ctl" } },
    ],
    [{ MAIL_FROM: "desk@portal.test" }, { mailFrom: "desk@portal.test" }],
    [
      { MAIL_FROM: "Meridian SeedContext <desk+mail@portal.test>" },
      { mailFrom: "Meridian SeedContext <desk+mail@portal.test>" },
    ],
    [
      { MAIL_FROM: '"Meridian, Inc." <desk@localhost>' },
      { mailFrom: '"Meridian, Inc." <desk@localhost>' },
    ],
    [
      { COINGECKO_BASE_URL: "https://pro-api.coingecko.com/api/v3" },
      { coingeckoBaseUrl: "https://pro-api.coingecko.com/api/v3" },
    ],
    [
      block,
      {
        s3: {
          bucket: "documents",
          region: "us-east-1",
          accessKeyId: "AKID",
          secretAccessKey: "secret-of-s3",
        },
      },
    ],
    [
      { ...block, S3_REGION: "eu-central-1", S3_ENDPOINT: "http://minio:9000/s3" },
      {
        s3: {
          bucket: "documents",
          region: "eu-central-1",
          endpoint: "http://minio:9000/s3",
          accessKeyId: "AKID",
          secretAccessKey: "secret-of-s3",
        },
      },
    ],
  ])("%j", (env, config) => {
    expect(demo({ MODE: "demo", ...env })).toMatchObject(config);
  });
});

describe("an invalid value is reported in one plain sentence", () => {
  test.each([
    [{ SMTP_URL: "mail.test" }, /^SMTP_URL must be a URL that starts with smtp:\/\/ or smtps:\/\//],
    [{ SMTP_URL: "https://mail.test" }, /^SMTP_URL must be a URL that starts with/],
    [{ SMTP_URL: "smtps://" }, /^SMTP_URL has no server/],
    [{ SMTP_URL: "smtps://user:pa/canary@mail.test" }, /^SMTP_URL/],
    [
      { SMTP_URL: "smtps://mail.test?tls.rejectUnauthorized=false" },
      /^SMTP_URL must end after the server and its port/,
    ],
    [{ SMTP_URL: "smtps://user@mail.test" }, /^SMTP_URL has a user without a password/],
    [
      { SMTP_URL: "smtps://user:100%canary@mail.test" },
      /^SMTP_URL has an invalid % in its user or password/,
    ],
    [{ METRICS_TOKEN: "canary" }, /^METRICS_TOKEN must be 32 or more random/],
    [{ METRICS_TOKEN: "canary-".repeat(8) }, /^METRICS_TOKEN must be 32 or more random/],
    [
      { METRICS_TOKEN: "canary 8f14e45fceea167a5a36dedd4bea2543" },
      /^METRICS_TOKEN must be 32 or more random/,
    ],
    [{ SECURITY_CONTACT: "canary" }, /^SECURITY_CONTACT must be an email address or an https URL/],
    [{ SECURITY_CONTACT: "http://canary.test" }, /^SECURITY_CONTACT must be an email address/],
    [{ SECURITY_CONTACT: "a@b.test\nCanary: x" }, /^SECURITY_CONTACT must be an email address/],
    [{ SECURITY_CONTACT: "," }, /^SECURITY_CONTACT must be an email address/],
    [{ CLAMD_ADDRESS: "canary" }, /^CLAMD_ADDRESS must be a host and a port/],
    [{ CLAMD_ADDRESS: "canary:0" }, /^CLAMD_ADDRESS must be a host and a port/],
    [{ CLAMD_ADDRESS: "tcp://127.0.0.1:3310" }, /^CLAMD_ADDRESS must be a host and a port/],
    [{ CLAMD_ADDRESS: "::1:3310" }, /^CLAMD_ADDRESS must be a host and a port/],
    [{ CLAMD_ADDRESS: "127.0.0.1:99999" }, /^CLAMD_ADDRESS must be a host and a port/],
    [{ MAIL_FROM: "Meridian" }, /^MAIL_FROM must be an address such as/],
    [{ MAIL_FROM: "a@b.test, c@d.test" }, /^MAIL_FROM must be an address/],
    [
      { MAIL_FROM: "SeedContext <desk@portal.test>\r\nBcc: canary@evil.test" },
      /^MAIL_FROM must be an address/,
    ],
    [
      { PLISIO_API_KEY: "canary with spaces" },
      /^PLISIO_API_KEY must be the key as the service shows it/,
    ],
    [{ COINGECKO_API_KEY: "cut" }, /^COINGECKO_API_KEY must be the key/],
    [
      { COINGECKO_BASE_URL: "api.coingecko.com" },
      /^COINGECKO_BASE_URL must be a URL that starts with http:\/\/ or https:\/\//,
    ],
    [
      { COINGECKO_BASE_URL: "https://api.test/?x_cg_demo_api_key=canary" },
      /^COINGECKO_BASE_URL must be a URL without \? or #/,
    ],
    [
      { ECB_RATES_URL: "https://user:canary@rates.test/daily.xml" },
      /^ECB_RATES_URL must be a URL without a username or password/,
    ],
    [{ ...block, S3_BUCKET: "My Bucket" }, /^S3_BUCKET must be the bucket's name/],
    [
      { ...block, S3_REGION: "Frankfurt am Main" },
      /^S3_REGION must be a region such as eu-central-1/,
    ],
    [
      { ...block, S3_ENDPOINT: "https://key:canary@s3.test" },
      /^S3_ENDPOINT must be a URL without a username or password/,
    ],
    [
      { ...block, S3_SECRET_ACCESS_KEY: "canary with spaces" },
      /^S3_SECRET_ACCESS_KEY must be 8 or more characters without spaces/,
    ],
    [
      { ...block, S3_REGOIN: "eu-central-1" },
      /^Unknown setting S3_REGOIN. The S3 settings are S3_BUCKET/,
    ],
  ])("%j", (env, sentence) => {
    const faults = faultsOf(env);
    expect(faults).toEqual([expect.stringMatching(sentence)]);
    expect(faults.join()).not.toMatch(/canary|\n/);
  });

  // A folder is made, and the name of a service is no secret.
  const others = settingNames.filter((name) => name !== "DATA_DIR" && name !== "ALLOW_SIMULATED");
  test.each(others)("%s never repeats the value that was set", (name) => {
    const wrong = [
      "canary",
      "canary: canary@canary <canary>",
      "https://canary:canary@canary.test/?canary#canary",
      "smtp://canary@",
      "postgres:canary",
      "%canary%",
    ];
    for (const MODE of ["demo", "production"]) {
      for (const value of wrong)
        expect(faultsOf({ MODE, [name]: value }).join("\n")).not.toContain("canary");
    }
  });
});
