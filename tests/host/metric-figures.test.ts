// What the figures of /metrics are made of.
import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callStatusHeader } from "~server/kernel/form-recovery";
import { extractCallStatus } from "~server/host/call-status";
import { exposition } from "~server/host/metrics/exposition";
import { withMetrics } from "~server/host/metrics/serve-metrics";
import { requestKind, requestFigures } from "~server/host/metrics/requests";
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

  test("fall into the first bucket that they do not exceed", () => {
    const figures = requestFigures();
    for (const seconds of [0.001, 0.0011, 60]) figures.record("/", 200, seconds);
    const text = exposition(figures.families());
    expect(text).toContain('_bucket{kind="public",status="2xx",le="0.001"} 1\n');
    expect(text).toContain('_bucket{kind="public",status="2xx",le="0.005"} 2\n');
    expect(text).toContain('_bucket{kind="public",status="2xx",le="10"} 2\n');
    expect(text).toContain('_bucket{kind="public",status="2xx",le="+Inf"} 3\n');
  });

  test("with quotes or line ends in their labels can't break out of their line", () => {
    const text = exposition([
      { name: "a", kind: "gauge", help: "b", samples: [{ labels: { c: 'd"} 1\ne\\' }, value: 2 }] },
    ]);
    expect(text.split("\n")).toEqual([
      "# HELP a b",
      "# TYPE a gauge",
      'a{c="d\\"} 1\\ne\\\\"} 2',
      "",
    ]);
  });
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
