// What the figures of /metrics are made of.
import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callStatusHeader } from "~server/kernel/form-recovery";
import { extractCallStatus } from "~server/host/call-status";
import { withMetrics } from "~server/host/metrics/serve-metrics";
import { requestKind } from "~server/host/metrics/requests";
import { samplesIn } from "../support/measures/metric-samples";
import { portOf } from "../support/network/port-of";
import { send } from "../support/network/raw-http";
import type { Portal } from "../support/portal/server";
import { startDemonstration } from "../support/portal/started-demonstration";

const token = "8f14e45fceea167a5a36dedd4bea2543-scrape";
let portal: Portal;
beforeAll(async () => {
  portal = await startDemonstration({ METRICS_TOKEN: token });
});
afterAll(() => portal.stop());

describe("the counters", () => {
  test.each([
    ["/", "public"],
    ["/build/a.js", "file"],
    ["/api/users/1", "api"],
    ["/apiary", "public"],
    ["/dashboard?x=1", "customer"],
    ["/dashboard.data", "customer"],
    ["/admin/users/1", "admin"],
    ["/documents/1", "document"],
    ["/healthz", "operation"],
    ["http://evil.example/admin", "public"],
    ["*", "public"],
  ])("of %s count as %s", (url, kind) => {
    expect(requestKind(url)).toBe(kind);
  });
});

test("a scrape that fails is an error whose reason is in the log", async () => {
  const lines: string[] = [];
  const host = createServer(
    withMetrics(
      {
        config: { metricsToken: token, isSecure: false },
        backend: { gauges: () => Promise.reject(Object.assign(new Error(), { code: "57P01" })) },
        log: (_level, line) => void lines.push(line),
      },
      (_incoming, outgoing) => outgoing.end(),
    ),
  );
  await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
  const { status, text } = await send(`http://127.0.0.1:${portOf(host.address())}/metrics`, {
    headers: { authorization: `Bearer ${token}` },
  });
  host.close();
  expect([status, text]).toEqual([
    500,
    "The metrics couldn't be read. The portal's log has the reason.\n",
  ]);
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: "error", event: "metrics", code: "57P01" },
  ]);
});

test("a form whose call failed is counted as failed, though its response is a redirect", async () => {
  const failed = new Response(null, { status: 303, headers: { [callStatusHeader]: "503" } });
  const host = createServer(
    withMetrics(
      {
        config: { metricsToken: token, isSecure: false },
        backend: { gauges: () => Promise.resolve([]) },
      },
      (incoming, outgoing) => {
        outgoing.writeHead(extractCallStatus(incoming, failed).status).end();
      },
    ),
  );
  await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${portOf(host.address())}`;
  expect((await send(`${origin}/contact`, { method: "POST" })).status).toBe(303);
  const figures = samplesIn(
    (await send(`${origin}/metrics`, { headers: { authorization: `Bearer ${token}` } })).text,
  );
  host.close();
  expect(
    figures.get('portal_http_request_duration_seconds_count{kind="public",status="5xx"}'),
  ).toBe(1);
});
