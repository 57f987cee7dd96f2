// The proxy settings of server/ops before two hosts in production: TLS, addresses that cannot be forged, uploads, a host that leaves.
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asFile, pngFile } from "../support/files";
import { Player } from "../support/player";
import { isInstalled, proxies, startProxy } from "../support/reverse-proxies";
import { freePort, startPortal, type Portal } from "../support/server";

describe.each(proxies)("behind %s", (name) => {
  const missing = !isInstalled(name);
  if (missing) return void test.skip(`(skipped: ${name} or openssl is not installed)`);

  const dataDir = mkdtempSync(join(tmpdir(), "portal-proxied-"));
  let hosts: Portal[] = [];
  let stopProxy = () => Promise.resolve();
  let [origin, plain] = ["", ""];

  beforeAll(async () => {
    // The certificate of this test is its own.
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = "0";
    const [https, http, first, second] = [await freePort(), await freePort(), await freePort(), await freePort()];
    [origin, plain] = [`https://localhost:${https}`, `http://localhost:${http}`];
    const settings = {
      MODE: "production", PUBLIC_URL: origin, TRUST_PROXY: "on", DATA_DIR: dataDir, DRAIN_SECONDS: "2", METRICS_TOKEN: randomBytes(32).toString("hex"),
      SESSION_SECRET: randomBytes(32).toString("base64url"), VAULT_KEY: randomBytes(32).toString("base64"), ALLOW_SIMULATED: "prices,ticker,crypto,rates,mail",
    };
    for (const port of [first, second]) hosts.push(await startPortal({ ...settings, PORT: String(port) }, ["build/index.js"]));
    stopProxy = await startProxy(name, { https, http, hosts: [first, second] });
  });
  afterAll(async () => {
    await stopProxy();
    await Promise.all(hosts.map((host) => host.stop()));
    hosts = [];
    delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
    rmSync(dataDir, { recursive: true, force: true });
  });

  test("a customer signs up over https, with a Secure cookie, and hands in thirty megabytes", async () => {
    const wanda = new Player(origin);
    await wanda.signUp("wanda");
    expect([...wanda.cookies.keys()].filter((cookie) => cookie.includes("session"))).toEqual(["__Host-session"]);
    const large = () => new File([Buffer.concat([pngFile().buffer, Buffer.alloc(9_900_000)])], "large.png", { type: "image/png" });
    await wanda.send("/dashboard/kyc", { documentType: "passport", files: [large(), large(), large(), asFile(pngFile())] });
    expect((await wanda.get("/dashboard/kyc")).text).toContain("4 documents uploaded so far");
  });

  test("more than any form holds is refused", async () => {
    const answer = await fetch(`${origin}/dashboard/kyc`, { method: "POST", body: Buffer.alloc(103 * 1024 * 1024), headers: { "content-type": "multipart/form-data; boundary=x" } }).then(({ status }) => status, () => 413);
    expect(answer).toBe(413);
  });

  test("an address that a visitor claims is not believed", async () => {
    const guess = (number: number) => fetch(`${origin}/api/auth/login`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": `198.51.100.${number}` },
      body: JSON.stringify({ email: "nobody@example.org", password: "wrong" }),
    });
    const statuses: number[] = [];
    for (let number = 1; number <= 6; number += 1) statuses.push((await guess(number)).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test("figures stay in the house", async () => {
    expect((await fetch(`${origin}/metrics`)).status).toBe(404);
  });

  test.runIf(name === "nginx")("plain http leads to https", async () => {
    const answer = await fetch(`${plain}/login`, { redirect: "manual" });
    expect([answer.status, answer.headers.get("location")]).toEqual([301, `${origin}/login`]);
  });

  test("a host that ends is not missed", async () => {
    const visit = async () => (await fetch(`${origin}/login`)).status;
    const statuses = new Set<number>();
    let isLeft = false;
    const left = hosts[0]?.stop().then((code) => {
      isLeft = true;
      return code;
    });
    while (!isLeft) for (const status of await Promise.all(Array.from({ length: 4 }, visit))) statuses.add(status);
    for (let count = 0; count < 10; count += 1) statuses.add(await visit());
    expect([await left, [...statuses]]).toEqual([0, [200]]);
  });
});
