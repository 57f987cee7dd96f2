// A portal whose mail server, document store and virus scanner fail: the reason is in the log, in the metrics and nowhere else.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { sendMail } from "~server/features/accounts/send-mail";
import { readConfig } from "~server/config";
import { createBackend } from "~server/index";
import { signUp } from "../support/people/people";
import { PlisioStub, stubKey } from "../support/stubs/plisio-stub";
import { describeEachEngine } from "../support/portal/engine-suites";

const DATA_DIR = mkdtempSync(join(tmpdir(), "portal-services-"));
const gateway = await PlisioStub.open(Date.now);
afterAll(() => {
  rmSync(DATA_DIR, { recursive: true, force: true });
  gateway.close();
});

const away = {
  MODE: "demo",
  SMTP_URL: "smtp://user:canary-password@127.0.0.1:1",
  MAIL_FROM: "Portal <no-reply@example.org>",
  CLAMD_ADDRESS: "127.0.0.1:1",
  S3_BUCKET: "papers",
  S3_ENDPOINT: "http://127.0.0.1:1",
  S3_ACCESS_KEY_ID: "key",
  S3_SECRET_ACCESS_KEY: "canary-secret",
};

test("each of them is named with its reason, and readiness says only that it is down", async () => {
  const lines: string[] = [];
  const backend = await createBackend(readConfig({ DATA_DIR, ...away }), {
    log: (_level, line) => lines.push(line),
  });
  await signUp(backend, 1, {});
  await sendMail(backend.context);
  await expect(backend.context.documents.get("hana-passport")).rejects.toThrow();
  await expect(backend.context.scanner.scan(new Uint8Array(1))).rejects.toThrow();
  const { services } = await backend.readiness();
  const gauges = await backend.gauges();
  await backend.close();

  expect(services).toMatchObject({ mail: "down", documents: "down", "virus-scanner": "down" });
  expect(
    lines
      .map((line) => JSON.parse(line))
      .map(({ event, service, reason }) => [event, service, reason]),
  ).toEqual([
    ["service-down", "mail", "unreachable ECONNREFUSED"],
    ["service-down", "documents", "S3 UNREACHABLE"],
    ["service-down", "virus-scanner", "UNREACHABLE"],
  ]);
  expect(lines.join()).not.toMatch(/canary|example\.org|127\.0\.0\.1/);
  const failures = gauges.find(({ name }) => name === "portal_service_failures_total");
  expect(failures?.samples.map(({ labels }) => labels)).toEqual(
    expect.arrayContaining([
      { service: "mail", reason: "unreachable ECONNREFUSED" },
      { service: "documents", reason: "S3 UNREACHABLE" },
      { service: "virus-scanner", reason: "UNREACHABLE" },
    ]),
  );
});

describeEachEngine(
  "a database that can't be read",
  (portal) => {
    test("is no fault of mail and crypto payments", async () => {
      const { backend, context } = portal();
      await context.storage.close();
      const { services } = await backend.readiness();
      expect(services).toMatchObject({
        database: "down",
        mail: "up",
        crypto: "up",
      });
      const gauges = await backend.gauges();
      const failures = gauges.find(({ name }) => name === "portal_service_failures_total");
      const blamed = failures?.samples.map(({ labels }) => labels?.service);
      expect(blamed).toContain("database");
      expect(blamed).not.toContain("mail");
      expect(blamed).not.toContain("crypto");
    });
  },
  {
    MODE: "demo",
    SMTP_URL: "smtp://127.0.0.1:1",
    MAIL_FROM: "desk@portal.test",
    PLISIO_API_KEY: stubKey,
    PLISIO_BASE_URL: gateway.baseUrl,
  },
);
