// A page with a chart says what its chart knows in an attribute: nothing typed gets out of it, and nothing of Remix comes along.
import { afterAll, expect, test } from "vitest";
import { openPortal } from "../support/portal/in-process-portal";

const portal = await openPortal();
afterAll(() => portal.close());
const hana = await portal.signInAs("hana");

const attack = `"'></script><script>alert(1)</script><!--\u2028\u2029`;
const names = ["symbol", "type", "timeframe", "zoom", "returnTo", "from"];
const typed = new URLSearchParams(names.map((name) => [name, attack]));

test.each(["/charts/forex", "/charts/indices", "/charts/crypto", "/dashboard/markets/chart"])(
  "%s",
  async (path) => {
    const { status, html, headers } = await hana.get(`${path}?${typed}`);
    expect(status).toBe(200);
    expect(html).not.toContain("alert(1)</script>");
    expect(html).toMatch(/ data-chart="\{&quot;traded&quot;:[^"<>]+\}"/);
    expect(html.match(/<script\b[^>]*>/g)).toEqual(["<script>"]);
    expect(html).not.toMatch(/__remix|manifest-|\/root-|\/routes\//);
    expect(headers.get("content-security-policy")).toContain("script-src 'sha256-");
  },
);
