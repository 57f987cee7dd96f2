// Each tool first against what is planted for it, then against the demo; one table at the end.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { printTable } from "../bench/table";
import { startPortal, type Portal } from "../support/portal/server";
import { ffuf } from "./ffuf";
import { hydra } from "./hydra";
import { plantedTarget, type PlantedTarget } from "./planted-target";
import { portalSurface } from "./portal-surface";
import { slowhttptest } from "./slowhttptest";
import { sqlmap } from "./sqlmap";
import { isInstalled, type Tool } from "./tool";
import { wapiti } from "./wapiti";

/** Seconds for each run; a calibration has as many. Quiet, all of them take eight to ten minutes. */
const tools: readonly (readonly [Tool, number])[] = [
  [sqlmap, 70],
  [wapiti, 75],
  [ffuf, 20],
  [hydra, 30],
  [slowhttptest, 45],
];
/** Even the shortest run knocks more often; signing in takes three. */
const fewest = 10;
const rows: Record<string, string | number>[] = [];
const missing = tools.filter(([tool]) => !isInstalled(tool)).map(([tool]) => tool);
let portal: Portal;
let planted: PlantedTarget;

beforeAll(async () => {
  [portal, planted] = await Promise.all([
    startPortal({ MODE: "demo", HOST: "127.0.0.1" }),
    plantedTarget(),
  ]);
});
afterAll(async () => {
  printTable("Attacks on the demonstration", rows);
  for (const { name, package: debian } of missing)
    console.info(
      `${name} is not installed, so it says nothing. Install it with: apt-get install ${debian}`,
    );
  planted.close();
  await portal.stop();
});

const answered = () => portal.log().split('"method":').length - 1;

describe.each(tools.map(([tool, seconds]) => ({ name: tool.name, tool, seconds })))(
  "$name",
  ({ tool, seconds }) => {
    const isMissing = missing.includes(tool);
    let isCalibrated = false;

    test.skipIf(isMissing)(
      "finds its planted vulnerability, or its results don't count",
      async () => {
        const before = planted.requests();
        const found = await tool.attack(planted.surface, seconds);
        isCalibrated = found.length > 0;
        rows.push({
          tool: tool.name,
          as: "planted target",
          requests: planted.requests() - before,
          calibrated: isCalibrated ? "yes" : "no",
          findings: found.length,
        });
        expect(found).not.toEqual([]);
      },
    );

    test.skipIf(isMissing).each(tool.as)("as %s finds nothing here", async (who) => {
      const before = answered();
      const found = await tool.attack(await portalSurface(portal, who), seconds);
      const requests = answered() - before;
      rows.push({
        tool: tool.name,
        as: who,
        requests,
        calibrated: isCalibrated ? "yes" : "no",
        findings: found.length,
      });
      expect(found).toEqual([]);
      // A tool that never connected finds nothing either.
      expect(requests).toBeGreaterThan(fewest);
    });
  },
);

test("the portal still works", async () => {
  expect((await fetch(`${portal.origin}/readyz`)).status).toBe(200);
  expect(portal.log()).not.toMatch(/"status":500|"level":"error"/);
});
