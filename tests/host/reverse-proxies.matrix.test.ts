// The proxy settings of server/ops before two hosts in production: TLS, addresses that cannot be forged, uploads, a host that leaves.
import { createHash, randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asFile, pngFile } from "../support/inputs/files";
import { JourneyRunner } from "../support/people/journey-runner";
import {
  isInstalled,
  proxies,
  startProxy,
  type RunningProxy,
} from "../support/network/reverse-proxies";
import { freePort, startPortal, type Portal } from "../support/portal/server";
import { hasIpv6 } from "../support/network/reverse-proxies";
import { operatorFile } from "../support/portal/production-settings";

describe.each(proxies)("behind %s", (name) => {
  const missing = !isInstalled(name);
  if (missing) return void test.skip(`(skipped: ${name} or openssl is not installed)`);

  const dataDir = mkdtempSync(join(tmpdir(), "portal-proxied-"));
  let hosts: Portal[] = [];
  let proxy: RunningProxy | undefined;
  let [origin, plain] = ["", ""];
  let [first, second] = [0, 0];

  beforeAll(async () => {
    // The certificate of this test is its own.
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
    const [https, http] = [await freePort(), await freePort()];
    [first, second] = [await freePort(), await freePort()];
    [origin, plain] = [`https://localhost:${https}`, `http://localhost:${http}`];
    const settings = {
      MODE: "production",
      PUBLIC_URL: origin,
      TRUST_PROXY: "on",
      OPERATOR_FILE: operatorFile,
      APPROVAL_THRESHOLDS: "none",
      REQUIRE_KYC: "none",
      DATA_DIR: dataDir,
      DRAIN_SECONDS: "2",
      METRICS_TOKEN: randomBytes(32).toString("hex"),
      SESSION_SECRET: randomBytes(32).toString("base64url"),
      VAULT_KEY: randomBytes(32).toString("base64"),
      ALLOW_SIMULATED: "prices,ticker,crypto,rates,mail",
    };
    for (const port of [first, second])
      hosts.push(await startPortal({ ...settings, PORT: String(port) }, ["build/index.js"]));
    proxy = await startProxy(name, { https, http, hosts: [first, second] });
  });
  afterAll(async () => {
    await proxy?.stop();
    await Promise.all(hosts.map((host) => host.stop()));
    hosts = [];
    delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    rmSync(dataDir, { recursive: true, force: true });
  });

  test("a customer signs up over https, with a Secure cookie, and uploads thirty megabytes", async () => {
    const wanda = new JourneyRunner(origin);
    await wanda.signUp("wanda");
    expect([...wanda.cookies.keys()].filter((cookie) => cookie.includes("session"))).toEqual([
      "__Host-session",
    ]);
    const large = () =>
      new File([Buffer.concat([pngFile().buffer, Buffer.alloc(9_900_000)])], "large.png", {
        type: "image/png",
      });
    await wanda.send("/dashboard/kyc", {
      documentType: "passport",
      files: [large(), large(), large(), asFile(pngFile())],
    });
    expect((await wanda.get("/dashboard/kyc")).text).toContain("Uploaded documents (4)");
  });

  test("more than any form sends is refused", async () => {
    const answer = await fetch(`${origin}/dashboard/kyc`, {
      method: "POST",
      body: Buffer.alloc(103 * 1024 * 1024),
      headers: { "content-type": "multipart/form-data; boundary=x" },
    }).then(
      ({ status }) => status,
      () => 413,
    );
    expect(answer).toBe(413);
  });

  test("an address that a visitor claims is ignored", async () => {
    const guess = (number: number) =>
      fetch(`${origin}/api/auth/login`, {
        method: "POST",
        headers: { "content-type": "application/json", "x-forwarded-for": `198.51.100.${number}` },
        body: JSON.stringify({ email: "nobody@example.org", password: "wrong" }),
      });
    const statuses: number[] = [];
    for (let number = 1; number <= 6; number += 1) statuses.push((await guess(number)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test("metrics and readiness are not public", async () => {
    const paths = ["/metrics", "/readyz", "/metrics?x", "/readyz?x"];
    const statuses = await Promise.all(
      paths.map(async (path) => (await fetch(origin + path)).status),
    );
    expect(statuses).toEqual([404, 404, 404, 404]);
  });

  const withoutIpv6 = hasIpv6 ? "" : " (skipped: this machine has no IPv6)";
  test.runIf(hasIpv6 && name === "nginx")(`IPv6 works, too${withoutIpv6}`, async () => {
    const { port } = new URL(origin);
    expect((await fetch(`https://[::1]:${port}/healthz`)).status).toBe(200);
  });

  test(
    "a host that is frozen is left out after the first requests that wait for it",
    { timeout: 90_000 },
    async () => {
      const visit = async () => {
        const startedAt = performance.now();
        const { status } = await fetch(`${origin}/login`);
        return { status, ms: performance.now() - startedAt };
      };
      hosts[0]?.process.kill("SIGSTOP");
      const first = await Promise.all(Array.from({ length: 8 }, visit));
      const later: Awaited<ReturnType<typeof visit>>[] = [];
      for (let count = 0; count < 40; count += 1) later.push(await visit());
      hosts[0]?.process.kill("SIGCONT");
      const middle = later.map(({ ms }) => ms).sort((a, b) => a - b)[20] ?? Infinity;
      console.info(
        `${name}, one of two hosts frozen: the first took ${Math.round(Math.max(...first.map(({ ms }) => ms)))} ms at most, then ${middle.toFixed(1)} ms in the middle`,
      );
      // Caddy has stopped trying by then.
      const patient = name === "nginx" ? [200] : [200, 504];
      expect(first.filter(({ status }) => !patient.includes(status))).toEqual([]);
      expect(later.filter(({ status }) => status !== 200)).toEqual([]);
      expect(middle).toBeLessThan(1_000);
      // It is asked again once its time is over.
      await expect.poll(async () => (await visit()).status, { timeout: 20_000 }).toBe(200);
    },
  );

  test.runIf(name === "nginx")("plain http redirects to https", async () => {
    const answer = await fetch(`${plain}/login`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([301, `${origin}/login`]);
  });

  test("one ID is in the response and in both logs, whatever the visitor claims, and no one-time link is", async () => {
    const link = "canary-link-of-a-message-0123456789-0123456789";
    const answer = await fetch(`${origin}/reset-password/${link}?canary=query`, {
      headers: {
        "x-request-id": "canary-chosen",
        traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
      },
    });
    const id = answer.headers.get("x-request-id") ?? "none";
    expect(id).toMatch(/^[0-9a-f-]{32,36}$/);
    await expect.poll(() => proxy?.log()).toContain(id);
    await expect.poll(() => hosts.map((host) => host.log()).join("\n")).toContain(`"id":"${id}"`);
    expect(proxy?.log()).toMatch(/\/reset-password\/\(redacted\)/);
    for (const log of [proxy?.log() ?? "", ...hosts.map((host) => host.log())])
      expect(log).not.toMatch(/canary-link|canary=query|"id":"canary-chosen|0af7651916cd/);
  });

  test.runIf(name === "nginx")(
    "more requests than one address may send get 429, and the others a response",
    async () => {
      const [https, http] = [await freePort(), await freePort()];
      const limited = await startProxy(name, {
        https,
        http,
        hosts: [first, second],
        isLimited: true,
      });
      const request = () =>
        fetch(`https://localhost:${https}/healthz`).then(async ({ status, body }) => {
          await body?.cancel();
          return status;
        });
      const statuses: number[] = [];
      for (let round = 0; round < 10; round += 1)
        statuses.push(...(await Promise.all(Array.from({ length: 30 }, request))));
      await limited.stop();
      const answered = statuses.filter((status) => status === 200).length;
      expect(new Set(statuses)).toEqual(new Set([200, 429]));
      expect(answered).toBeGreaterThanOrEqual(200);
    },
  );

  test("a host that stops is not noticed", async () => {
    const visit = async () => (await fetch(`${origin}/login`)).status;
    const statuses = new Set<number>();
    let isLeft = false;
    const left = hosts[0]?.stop().then((code) => {
      isLeft = true;
      return code;
    });
    while (!isLeft)
      for (const status of await Promise.all(Array.from({ length: 4 }, visit)))
        statuses.add(status);
    for (let count = 0; count < 10; count += 1) statuses.add(await visit());
    expect([await left, [...statuses]]).toEqual([0, [200]]);
  });

  test("if no host responds, a plain page says so, when to try again, and under which ID", async () => {
    await Promise.all(hosts.map((host) => host.stop()));
    const answer = await fetch(`${origin}/login`);
    const text = await answer.text();
    expect([502, 503]).toContain(answer.status);
    expect([answer.headers.get("retry-after"), answer.headers.get("cache-control")]).toEqual([
      "5",
      "no-store",
    ]);
    const id = answer.headers.get("x-request-id");
    expect(id).toMatch(/^[0-9a-f-]{32,36}$/);
    expect(text).toContain(`include this reference: ${id}</p>`);
    await expect.poll(() => proxy?.log()).toContain(id);
    const style = /<style>(.*)<\/style>/s.exec(text)?.[1] ?? "";
    const hash = createHash("sha256").update(style).digest("base64");
    expect(answer.headers.get("content-security-policy")).toContain(`style-src 'sha256-${hash}'`);
    expect(text).toContain("<h1>Temporarily unavailable</h1>");
    expect(text).not.toMatch(/script|nginx|caddy/i);
  });
});
