// The content policies of the portal before the judge that Google wrote for them: nothing above a note.
import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { Severity } from "csp_evaluator/dist/finding.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { send } from "../support/network/raw-http";
import type { Portal } from "../support/portal/server";
import { startDemonstration } from "../support/portal/started-demonstration";

let portal: Portal;
beforeAll(async () => {
  portal = await startDemonstration();
});
afterAll(() => portal.stop());

/** What is worse than a note, in the judge's words. */
function findingsOf(policy: string): string[] {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  return findings
    .filter(({ severity }) => severity < Severity.INFO)
    .map(({ directive, description }) => `${directive}: ${description}`);
}

const oldStyle = "default-src 'none'; script-src 'self'; base-uri 'none'";

describe("an evaluator of policies", () => {
  test.each([
    ["scripts from anywhere", "default-src 'self' https:; script-src 'unsafe-inline'"],
    ["no base-uri", "script-src 'nonce-abcdefgh'; object-src 'none'"],
    ["any file of our own as a script", oldStyle],
  ])("finds a planted fault: %s", (_what, policy) => {
    expect(findingsOf(policy)).not.toEqual([]);
  });

  test.each([
    ["a page", "/", "'strict-dynamic'"],
    ["a form", "/login", "'strict-dynamic'"],
    ["a page with charts", "/charts/forex", "'strict-dynamic'"],
    ["a missing page", "/no/such/page", "default-src 'none'"],
    ["the API", "/api/markets/quotes", "sandbox"],
    ["a refused call", "/api/users", "sandbox"],
    ["the API's reference", "/api/docs", "script-src 'none'"],
    ["a document", "/documents/1", "default-src 'none'"],
    ["a file", "/favicon.svg", "script-src 'none'"],
    ["health", "/healthz", "script-src 'none'"],
  ])("finds none in the policy of %s", async (_what, path, part) => {
    const { headers } = await send(portal.origin + path);
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain(part);
    expect(findingsOf(policy)).toEqual([]);
  });

  test("finds none in the policy of a refused post", async () => {
    const { status, headers } = await send(`${portal.origin}/login`, {
      method: "POST",
      headers: { origin: "https://evil.example" },
    });
    expect([status, findingsOf(String(headers["content-security-policy"]))]).toEqual([403, []]);
  });
});
