// server/ops is read by other programs: what its files name is what the portal has.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { collectDefaultMetrics, Registry } from "prom-client";
import { describe, expect, test } from "vitest";
import { uploadLimitBytes } from "~server/host/protection/limits";
import { settingNames } from "../support/portal/settings";
import { root, sourcesIn } from "../support/source/sources";

const read = (name: string) => readFileSync(join(root, "server/ops", name), "utf8");
const guide = read("README.md");
const registry = new Registry();
collectDefaultMetrics({ register: registry });
const ofProcess = registry.getMetricsAsArray().map(({ name }) => name);
const sources = sourcesIn("server")
  .map(({ text }) => text)
  .join("\n");

/** Metrics that neither a source names nor the library has. */
const unknownIn = (rules: string) =>
  [...rules.matchAll(/\b(?:portal|nodejs|process)_[a-z0-9_]+/g)]
    .map(([name]) => name.replace(/_(?:bucket|count|sum)$/, ""))
    .filter((name) => !sources.includes(`"${name}"`) && !ofProcess.includes(name));

describe("the rules for Prometheus", () => {
  test("use metrics, labels and kinds of background work that exist", () => {
    const rules = read("alerts.yml");
    expect(rules.match(/- alert:/g)?.length).toBeGreaterThan(6);
    expect(unknownIn(rules)).toEqual([]);
    const values = [...rules.matchAll(/(?:state|pass|code)=~?"([\w|-]+)"/g)].flatMap(
      ([, value = ""]) => value.split("|"),
    );
    expect(values.filter((value) => !new RegExp(`\\b${value}\\b`).test(sources))).toEqual([]);
  });

  test("a planted fault is found", () => {
    expect(unknownIn("expr: portal_mail_count > 0")).toEqual(["portal_mail"]);
  });
});

test.each([
  ["nginx.conf", /client_max_body_size (\d+)m;/],
  // A MB of Caddy is a million bytes, and too few.
  ["Caddyfile", /max_size (\d+)MiB/],
])("%s accepts as much as the portal does", (file, form) => {
  expect(Number(form.exec(read(file))?.[1]) * 1024 * 1024).toBe(uploadLimitBytes);
});

describe("the operators' guide", () => {
  test("names settings, files and commands that exist", () => {
    const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    const assigned = [...guide.matchAll(/^([A-Z][A-Z0-9_]+)=/gm)].map(([, name = ""]) => name);
    expect(assigned.length).toBeGreaterThan(7);
    // What the command `portal` itself reads.
    const known = [...settingNames, ...read("portal").matchAll(/PORTAL_\w+/g)].map(String);
    expect(assigned.filter((name) => !known.includes(name))).toEqual([]);
    const paths = [...guide.matchAll(/\b((?:server|tests)\/[\w./@-]+\w)/g)].map(
      ([, path = ""]) => path,
    );
    expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([]);
    const commands = [...guide.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(
      ([, name = ""]) => name,
    );
    expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  });
});

const hasSystemd =
  spawnSync("systemd-analyze", ["--version"]).error === undefined && existsSync("/usr/bin/node");
test.skipIf(!hasSystemd)(
  `systemd finds no fault in the units${hasSystemd ? "" : " (skipped: systemd-analyze or /usr/bin/node is missing)"}`,
  () => {
    const units = [
      "portal@.service",
      "portal-backup.service",
      "portal-backup.timer",
      "portal-verify.service",
      "portal-verify.timer",
    ];
    const { status, stderr } = spawnSync(
      "systemd-analyze",
      ["verify", ...units.map((unit) => join(root, "server/ops", unit))],
      { encoding: "utf8" },
    );
    expect([status, stderr]).toEqual([0, ""]);
  },
);
