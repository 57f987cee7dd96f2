// A service that fails is named in the log with the reason, once as it begins, once a minute while it lasts, and once as it ends.
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { chooseMailer } from "~server/adapters/mail/choose-mailer";
import { s3Bucket } from "~server/adapters/documents/s3";
import { servicesOf } from "~server/choose-adapters";
import { ServiceFault, watched } from "~server/adapters/service-watch";
import { clamd } from "~server/adapters/virus-scanner/clamd";
import { ClamdStub } from "../support/stubs/clamd-stub";
import { openMailServer, openRawServer } from "../support/stubs/mail-server";
import { S3Stub } from "../support/stubs/s3-stub";

let now = 0;
let lines: Record<string, unknown>[] = [];
let watch = newWatch();
beforeEach(() => {
  now = Date.UTC(2026, 10, 21, 9);
  lines = [];
  watch = newWatch();
});

function newWatch() {
  return servicesOf({
    now: () => now,
    log: (level, line) => lines.push({ ...JSON.parse(line), level }),
  });
}
const told = () => lines.map(({ event, service, reason }) => [event, service, reason]);

const silent = await openRawServer(() => undefined);
afterAll(() => silent.close());

const customer = "hana.howard@example.net";
const secret = "canary-secret";
const quick = { connectMs: 200, greetingMs: 200, silenceMs: 200, wholeMs: 300 };

const send = (port: number, at = `smtp://user:${secret}@127.0.0.1:${port}`) =>
  chooseMailer({
    smtpUrl: at,
    mailFrom: "Portal <no-reply@example.org>",
    folder: "",
    isExampleAddress: () => false,
    services: watch,
    limits: quick,
  })
    .send({ id: "one", to: customer, subject: "Payout", text: "Paid", html: "<p>Paid</p>" })
    .then(() => undefined);

const keys = { accessKeyId: "key", secretAccessKey: secret, bucket: "papers", region: "us-east-1" };
const store = (endpoint: string, more: Partial<typeof keys> = {}) => {
  const bucket = s3Bucket({
    ...keys,
    ...more,
    endpoint,
    now: () => now,
    pause: () => Promise.resolve(),
    timeLimitMs: 300,
  });
  return watched(watch, "documents", () => bucket.put("hana-passport", new Uint8Array(3))).catch(
    () => undefined,
  );
};
const scan = (port: number) =>
  watched(watch, "virus-scanner", () =>
    clamd({ at: { host: "127.0.0.1", port }, timeLimitMs: 300 }).scan(new Uint8Array(3)),
  ).catch(() => undefined);

async function mailServer(options: Parameters<typeof openMailServer>[0] = {}) {
  const server = await openMailServer(options);
  onTestFinished(() => server.close());
  return server;
}

async function s3Stub(secretAccessKey = secret) {
  const stub = await S3Stub.open({ ...keys, secretAccessKey, now: () => now });
  onTestFinished(() => stub.close());
  return stub;
}

const faults: readonly (readonly [string, string, RegExp, () => Promise<unknown>])[] = [
  ["mail", "refuses connections", /^unreachable ECONNREFUSED$/, () => send(1)],
  ["mail", "is silent", /^too_slow/, () => send(silent.port)],
  [
    "mail",
    "answers with 5xx",
    /^unreachable \w+ \S+ 554$/,
    async () => {
      const server = await mailServer();
      server.answers = { connect: 554 };
      await send(server.port, `smtp://127.0.0.1:${server.port}`);
    },
  ],
  [
    "mail",
    "refuses the password",
    /^sign_in_refused EAUTH \S+( \S+)? 535$/,
    async () =>
      send((await mailServer({ disabledCommands: ["STARTTLS"], allowInsecureAuth: true })).port),
  ],
  ["documents", "refuses connections", /^S3 UNREACHABLE$/, () => store("http://127.0.0.1:1")],
  ["documents", "is silent", /^S3 TOO_SLOW$/, () => store(`http://127.0.0.1:${silent.port}`)],
  [
    "documents",
    "answers with 5xx",
    /^S3 503 SlowDown$/,
    async () => {
      const stub = await s3Stub();
      const busy = { status: 503, body: "<Error><Code>SlowDown</Code></Error>" };
      stub.faults.push(busy, busy, busy);
      await store(stub.endpoint);
    },
  ],
  [
    "documents",
    "refuses the key",
    /^S3 403 SignatureDoesNotMatch$/,
    async () => store((await s3Stub("another")).endpoint),
  ],
  ["virus-scanner", "refuses connections", /^UNREACHABLE$/, () => scan(1)],
  ["virus-scanner", "is silent", /^TOO_SLOW$/, () => scan(silent.port)],
  [
    "virus-scanner",
    "answers with an error",
    /^NO_VERDICT$/,
    async () => {
      const stub = await ClamdStub.open();
      onTestFinished(() => stub.close());
      stub.fault = { reply: "stream: Can't allocate memory ERROR\0" };
      await scan(stub.port);
    },
  ],
];

describe("a line in the log names the service and the reason", () => {
  test.each(faults)("%s that %s", async (service, _how, reason, call) => {
    await call();
    expect(told()).toEqual([["service-down", service, expect.stringMatching(reason)]]);
    expect(watch.failures()).toEqual([
      { service, reason: expect.stringMatching(reason), count: 1 },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/canary|hana|127\.0\.0\.1/);
  });
});

test("a refused recipient says nothing of the server", async () => {
  const server = await mailServer();
  server.answers = { recipient: 550 };
  await send(server.port, `smtp://127.0.0.1:${server.port}`);
  expect(lines).toEqual([]);
});

describe("an outage", () => {
  const fail = (code: string) => watch.failed("mail", new ServiceFault(code));

  test("is in the log as it begins and ends, and once a minute in between", () => {
    watch.worked("mail");
    for (let second = 0; second < 150; second += 1) {
      fail(second < 100 ? "refused" : "silent");
      now += 1_000;
    }
    watch.worked("mail");
    watch.worked("mail");
    expect(
      lines.map(({ event, reason, failures, downSeconds }) => [
        event,
        reason,
        failures ?? downSeconds,
      ]),
    ).toEqual([
      ["service-down", "refused", 1],
      ["service-down", "refused", 60],
      ["service-down", "silent", 60],
      ["service-up", undefined, 150],
    ]);
    expect(watch.failures()).toEqual([
      { service: "mail", reason: "refused", count: 100 },
      { service: "mail", reason: "silent", count: 50 },
    ]);
  });

  test("of a service that fails every other time takes two lines a minute", () => {
    for (let second = 0; second < 120; second += 1) {
      fail("refused");
      watch.worked("mail");
      now += 1_000;
    }
    expect(told().map(([event]) => event)).toEqual([
      "service-down",
      "service-up",
      "service-down",
      "service-up",
    ]);
  });

  test("of one service doesn't hide another's", () => {
    fail("refused");
    watch.failed("documents", new Error("secret"));
    watch.failed(
      "virus-scanner",
      new TypeError("secret", { cause: Object.assign(new Error(), { code: "ECONNRESET" }) }),
    );
    expect(told()).toEqual([
      ["service-down", "mail", "refused"],
      ["service-down", "documents", "Error"],
      ["service-down", "virus-scanner", "ECONNRESET"],
    ]);
  });

  test("has at most 21 reasons in the metrics, whatever the service returns", () => {
    for (let code = 0; code < 100; code += 1) fail(`code\n"${code}`);
    const reasons = watch.failures();
    expect(reasons).toHaveLength(21);
    expect(reasons.at(-1)).toEqual({ service: "mail", reason: "other", count: 80 });
    expect(reasons[0]?.reason).toBe("code0");
  });
});
