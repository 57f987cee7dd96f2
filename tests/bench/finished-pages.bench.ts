// A page out of the host's memory, next to the same page rendered and next to the same bytes from a bare node:http.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startPortal } from "../support/portal/server";
import { recordCapacity } from "./capacity";
import { measure } from "./load";
import { startBareServer } from "./node-http";
import { printTable, round } from "./table";

test("a public page", async () => {
  const folder = mkdtempSync(join(tmpdir(), "portal-bench-"));
  const portal = await startPortal();
  const address = `${portal.origin}/about`;
  const bare = await startBareServer(folder, await (await fetch(address)).text());
  const pid = portal.process.pid ?? 0;
  const targets = [
    { what: "finished", address, pid },
    // A cookie that the host does not know goes past its memory.
    { what: "rendered", address, pid, cookie: "unknown=1" },
    { what: "bare node:http", address: bare.origin, pid: bare.pid },
  ] as const;
  const costs = await measure(targets, { connections: 8, requests: 4000, warmUp: 4000, rounds: 5 });
  await Promise.all([portal.stop(), bare.stop()]);
  rmSync(folder, { recursive: true, force: true });

  const [finished, rendered, plain] = costs.map(({ cpuMs }) => cpuMs);
  printTable(
    "Server CPU time of a public page",
    targets.map(({ what }, index) => ({
      what,
      cpuMs: round(costs[index]?.cpuMs ?? 0, 3),
      p50Ms: round(costs[index]?.p50Ms ?? 0),
      p99Ms: round(costs[index]?.p99Ms ?? 0),
    })),
  );
  recordCapacity("publicPage", "SQLite", round(finished ?? 0, 3), "ms");
  printTable("Ratios", [
    {
      figure: "bare node:http / cached page",
      ratio: round((plain ?? 0) / (finished ?? 1)),
      target: ">= 0.5",
    },
    {
      figure: "rendered / finished",
      ratio: round((rendered ?? 0) / (finished ?? 1)),
      target: "> 1",
    },
  ]);
  expect(finished).toBeGreaterThan(0);
});
