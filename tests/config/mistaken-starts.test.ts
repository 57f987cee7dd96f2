// Starts that would do something else than the operator meant: each is refused, with the setting to change.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { secretNames } from "~server/config/secret-files";
import { demo, faultsOf, freshFolder } from "../support/portal/config-faults";
import { production as productionSettings } from "../support/portal/production-settings";

describe("without MODE, settings of a real portal start no demo", () => {
  const mail = { SMTP_URL: "smtps://mail.test", MAIL_FROM: "no-reply@portal.test" };
  test.each([
    [{ PUBLIC_URL: "https://portal.test" }, "an https PUBLIC_URL"],
    [{ TRUST_PROXY: "on" }, "TRUST_PROXY=on"],
    [mail, "SMTP_URL"],
    [{ PLISIO_API_KEY: "key-of-plisio" }, "PLISIO_API_KEY"],
    [
      { PUBLIC_URL: "https://portal.test", TRUST_PROXY: "on", ...mail },
      "an https PUBLIC_URL, TRUST_PROXY=on, and SMTP_URL",
    ],
  ])("%j", (env, named) => {
    expect(faultsOf(env)).toEqual([
      `MODE isn't set, and ${named} would be unusual for a demo. Set MODE=production, or MODE=demo to start a demo with these settings.`,
    ]);
    expect(faultsOf({ ...env, MODE: "demo" })).toEqual([]);
  });

  test.each<Record<string, string>>([
    {},
    { PORT: "0" },
    { HOST: "0.0.0.0", PUBLIC_URL: "http://localhost:3000" },
  ])("%j needs no MODE", (env) => expect(faultsOf(env)).toEqual([]));

  test.each(["Production", "prod", "live", "true", " production"])("MODE %j is refused", (MODE) => {
    expect(faultsOf({ MODE })).toContain('MODE must be "demo" or "production".');
  });
});

describe("the address of a database under another name starts no embedded one", () => {
  test.each(["DB_URL", "POSTGRES_URL", "PGHOST", "DATABASE_DSN", "PGDATABASE", "POSTGRES_DB"])(
    "%s",
    (name) => {
      expect(faultsOf({ [name]: "db.portal.test" })).toEqual([
        `${name} is set, but the portal reads only DATABASE_URL. Set DATABASE_URL, or remove it to use the embedded database.`,
      ]);
      expect(
        faultsOf({ [name]: "db.portal.test", DATABASE_URL: "postgres://portal@db.portal.test/p" }),
      ).toEqual([]);
    },
  );
});

describe("a secret", () => {
  test.each(secretNames)("%s that a shell didn't replace is refused without its text", (name) => {
    for (const text of ["$(openssl rand -hex 32)", '"$(cat /run/key)"', "`cat key`", "${SECRET}"]) {
      const faults = faultsOf({ [name]: text });
      expect(faults).toContain(
        `${name} is a shell command or variable that wasn't replaced. Set the value itself.`,
      );
      expect(faults.join()).not.toMatch(/openssl|cat /);
    }
  });

  test("a vault key with an ID before the command is refused, too", () => {
    expect(faultsOf({ VAULT_KEY: "k1:$(openssl rand -base64 32)" })).toEqual([
      expect.stringContaining("VAULT_KEY is a shell command"),
    ]);
  });

  test("is read from the file that NAME_FILE names, without the line end", () => {
    const file = fileWith("0123456789abcdefghijklmnopqrstuvwxyz\n");
    expect(demo({ SESSION_SECRET_FILE: file }).sessionSecret).toBe(
      "0123456789abcdefghijklmnopqrstuvwxyz",
    );
  });

  test.each(secretNames)("%s_FILE is read in production as in a demo", (name) => {
    const values: Record<string, string> = {
      ...productionSettings,
      DATABASE_URL: "postgres://portal:secret@db.portal.test/portal",
      PLISIO_API_KEY: "key-of-plisio",
      COINGECKO_API_KEY: "key-of-coingecko",
      METRICS_TOKEN: "0123456789abcdefghijklmnopqrstuvwxyz",
      S3_BUCKET: "documents",
      S3_ACCESS_KEY_ID: "key-of-bucket",
      S3_SECRET_ACCESS_KEY: "secret-of-bucket",
    };
    const { [name]: value = "", ...others } = values;
    expect(faultsOf({ ...others, [`${name}_FILE`]: fileWith(value) })).toEqual([]);
  });

  test("has one source, and a file that can be read and isn't empty", () => {
    const file = fileWith("0123456789abcdefghijklmnopqrstuvwxyz");
    const SESSION_SECRET = "0123456789abcdefghijklmnopqrstuvwxyz";
    expect(faultsOf({ SESSION_SECRET, SESSION_SECRET_FILE: file })).toEqual([
      "SESSION_SECRET and SESSION_SECRET_FILE are both set. Remove one of them.",
    ]);
    expect(faultsOf({ SESSION_SECRET_FILE: "/none/secret" })).toEqual([
      "SESSION_SECRET_FILE can't be read (ENOENT). Correct the path, or let the portal's user read the file.",
    ]);
    const empty = fileWith("\n");
    expect(faultsOf({ SESSION_SECRET_FILE: empty })).toEqual([
      "SESSION_SECRET_FILE is the path of an empty file.",
    ]);
    const { VAULT_KEY: _key, ...others } = productionSettings;
    expect(faultsOf({ ...others, VAULT_KEY_FILE: "/none/key" })).toHaveLength(1);
  });
});

describe("production refuses", () => {
  test.each([
    [{ PORTAL_LANGUAGE: "en-XB" }, /^PORTAL_LANGUAGE is en-XB/],
    [{ APPROVAL_THRESHOLDS: "USD:0,EUR:0,GBP:0" }, /^APPROVAL_THRESHOLDS must be amounts of at/],
    [{ APPROVAL_THRESHOLDS: "USD:10000,EUR:0,GBP:10000" }, /^APPROVAL_THRESHOLDS must be amounts/],
  ])("%j", (env, fault) => {
    expect(faultsOf({ ...productionSettings, ...env })).toEqual([expect.stringMatching(fault)]);
  });
});

function fileWith(text: string): string {
  const file = join(freshFolder(), "secret");
  writeFileSync(file, text);
  return file;
}
