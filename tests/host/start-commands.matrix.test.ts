// Every documented start command, run in a shell without NODE_ENV or with one for development.
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test } from "vitest";
import { z } from "zod";
import { send } from "../support/network/raw-http";
import { startDemonstration } from "../support/portal/started-demonstration";

const textOf = (file: string) => readFileSync(file, "utf8");
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(textOf("package.json")));
const unit = textOf("server/ops/portal@.service");
const image = textOf("server/ops/Containerfile");
const unset = { NODE_ENV: undefined };
const development = { NODE_ENV: "development" };

const argumentsOf = (command = "") => command.split(" ").slice(1);
const nodeEnvIn = (settings = "") => ({ NODE_ENV: /\bNODE_ENV=(\S+)/.exec(settings)?.[1] });
const lineOf = (file: string, beginning: string) =>
  file.split("\n").find((line) => line.startsWith(beginning));

const starts: [string, string[], { NODE_ENV: string | undefined }][] = [
  ["npm start", argumentsOf(scripts.start), unset],
  ["npm run demo", argumentsOf(scripts.demo), unset],
  [
    "npm run start:remix-serve, in a shell for development",
    argumentsOf(scripts["start:remix-serve"]),
    development,
  ],
  [
    "the container",
    z
      .array(z.string())
      .parse(JSON.parse(lineOf(image, "CMD ")?.slice(4) ?? ""))
      .slice(1),
    nodeEnvIn(lineOf(image, "ENV ")),
  ],
  [
    "the systemd unit",
    argumentsOf(lineOf(unit, "ExecStart=")),
    nodeEnvIn(lineOf(unit, "Environment=")),
  ],
];

const probe = pathToFileURL("tests/support/portal/print-loaded.js").href;

/** The files that a start loads until it has shown a page; the same start is made once. */
const loadedBy = memoized(async (program: string[], env: { NODE_ENV: string | undefined }) => {
  const portal = await startDemonstration({ ...env, NODE_OPTIONS: `--import ${probe}` }, program);
  expect((await send(portal.origin)).status).toBe(200);
  await portal.stop();
  const loaded = /^loaded (.+)$/m.exec(portal.log())?.[1] ?? "[]";
  return z
    .array(z.string())
    .parse(JSON.parse(loaded))
    .map((path) => basename(path));
});

function memoized<Args extends unknown[], Result>(make: (...args: Args) => Result) {
  const made = new Map<string, Result>();
  return (...args: Args): Result => {
    const key = JSON.stringify(args);
    const result = made.get(key) ?? make(...args);
    made.set(key, result);
    return result;
  };
}

test.each(starts)(
  "%s runs the production builds of React and the router",
  async (_name, program, env) => {
    const files = await loadedBy(program, env);
    expect(files).toEqual(
      expect.arrayContaining([
        "react.production.min.js",
        "react-dom-server.node.production.min.js",
        "react-router.production.min.js",
      ]),
    );
    expect(files.filter((file) => file.includes("development"))).toEqual([]);
  },
);
