// The web pages of one host with the API of another, over HTTP.
import { readdirSync, rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { JourneyRunner, runMainJourney } from "../support/people/journey-runner";
import { operatorFile } from "../support/portal/production-settings";
import { freePort, startPortal, type Portal } from "../support/portal/server";
import { startDemonstration } from "../support/portal/started-demonstration";

let [backend, pages]: Portal[] = [];
const port = String(await freePort());
const startBackend = (dataDir?: string) =>
  dataDir ? startPortal({ PORT: port, DATA_DIR: dataDir }) : startDemonstration({ PORT: port });

beforeAll(async () => {
  backend = await startBackend();
  pages = await startPortal({
    API_BASE_URL: `${backend.origin}/api`,
    OPERATOR_FILE: operatorFile,
  });
});
afterAll(async () => {
  await pages?.stop();
  await backend?.stop();
  if (backend) rmSync(backend.dataDir, { recursive: true, force: true });
});
const portal = () => pages ?? expect.unreachable("not started");

test("the main journey works", () => runMainJourney(portal().origin));

test("the host of the pages opens no database", () => {
  expect(readdirSync(portal().dataDir)).toEqual(["secrets.json"]);
});

test("its pages name the operator of its own file", async () => {
  const { html } = await new JourneyRunner(portal().origin).get("/contact");
  expect(html).toContain("Northwind Markets Ltd");
  expect(html).not.toMatch(/Meridian|Example Markets|example\.com/);
});

test("its own /api is not available", async () => {
  expect((await fetch(`${portal().origin}/api/auth/profile`)).status).toBe(404);
});

describe("while the backend is down", () => {
  test("pages say so, forms keep the entered values, and both continue once it is back", async () => {
    const hana = new JourneyRunner(portal().origin);
    await hana.signInAs("hana");
    const form = await hana.get("/dashboard/wallet/withdrawal");
    const dataDir = backend?.dataDir ?? "";
    backend?.process.kill("SIGKILL");

    const page = await hana.get("/dashboard");
    expect([page.status, page.heading]).toEqual([503, "Temporarily unavailable"]);
    const [, reference = "none"] = /include this reference: ([\w-]+)/.exec(page.text) ?? [];
    const faults = (): Record<string, unknown>[] =>
      portal()
        .log()
        .split("\n")
        .filter((line) => line.includes(`"id":"${reference}"`) && line.includes('"level":"error"'))
        .map((line) => Object(JSON.parse(line)));
    await expect
      .poll(() => faults()[0])
      .toMatchObject({
        time: expect.any(String),
        event: "api-call",
        name: "TypeError",
        cause: { code: expect.stringMatching(/^ECONN|^UND_ERR/) },
      });
    const visitor = new JourneyRunner(portal().origin);
    const refused = await visitor.submit(await visitor.get("/login"), {
      email: "hana@example.com",
      password: "demonstration",
    });
    expect([refused.status, refused.messages]).toEqual([
      503,
      ["The service is temporarily unavailable. Try again in a moment."],
    ]);
    expect(refused.form("login").fields.email).toBe("hana@example.com");
    const invalid = await visitor.submit(refused, { email: "hana@example.com", password: "" });
    expect([invalid.status, invalid.form("login").fields.email]).toEqual([422, "hana@example.com"]);

    backend = await startBackend(dataDir);
    expect((await hana.submit(form, { paymentMethod: "bank", amount: "1" })).location).toMatch(
      /review$/,
    );
    expect((await hana.get("/dashboard")).heading).toBe("Welcome, Hana Howard");
  });
});
