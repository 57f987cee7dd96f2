// What the portal is made of: the lock file names where each package comes from and what it must be, the bill of materials
// leaves none out, and no secret lies in the tree.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { readLock } from "../support/source/lock-file";
import { secretsIn } from "../support/source/secret-scan";
import { root } from "../support/source/sources";
import { trackedFiles } from "../support/source/tracked-files";

const lockText = readFileSync(join(root, "package-lock.json"), "utf8");
const lock = readLock(lockText);

/** The places that name no sound hash, or another source than the registry. */
function oddPlaces(text: string): string[] {
  return [...readLock(text)].flatMap(([place, { integrity = "", resolved }]) => {
    const isFromRegistry =
      resolved === undefined || /^https:\/\/registry\.npmjs\.org\/[\w@.%/-]+\.tgz$/.test(resolved);
    return isFromRegistry && /^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity) ? [] : [place];
  });
}

describe("the lock file", () => {
  test("has a hash for each package, and no source but the registry", () => {
    expect(lock.size).toBeGreaterThan(500);
    expect(oddPlaces(lockText)).toEqual([]);
  });

  test.each(["machine/browser", "machine/postgres", "machine/spectral", "bench/next"])(
    "of what the tests and benchmarks install (%s) is the same",
    (folder) => {
      const text = readFileSync(join(root, "tests", folder, "package-lock.json"), "utf8");
      expect(readLock(text).size).toBeGreaterThan(0);
      expect(oddPlaces(text)).toEqual([]);
    },
  );

  test.each([
    ["another host", { resolved: "https://evil.example/react.tgz" }],
    ["a repository", { resolved: "git+ssh://git@github.com/a/b.git#1" }],
    ["a weak hash", { integrity: "sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=" }],
    ["no hash", { integrity: undefined }],
  ])("a planted package with %s is found", (_what, change) => {
    const planted: { packages: Record<string, object> } = JSON.parse(lockText);
    planted.packages["node_modules/react"] = {
      ...planted.packages["node_modules/react"],
      ...change,
    };
    expect(oddPlaces(JSON.stringify(planted))).toEqual(["node_modules/react"]);
  });
});

const Bill = z.object({
  metadata: z.object({ component: z.object({ "bom-ref": z.string() }) }),
  components: z.array(
    z.object({
      "bom-ref": z.string(),
      name: z.string(),
      version: z.string(),
      properties: z.array(z.object({ name: z.string() })).default([]),
      licenses: z.array(z.object({})).default([]),
      hashes: z.array(z.object({ alg: z.string(), content: z.string() })).default([]),
    }),
  ),
  dependencies: z.array(z.object({ ref: z.string(), dependsOn: z.array(z.string()) })),
});

/** Their licence files say it, and their package.json in no form of today. */
const knownLicences = new Map([
  ["dejavu-fonts-ttf", "DejaVu Fonts License, with Bitstream Vera and Arev"],
  ["highcharts", "commercial"],
  ["png-js", "MIT"],
  ["require-like", "MIT"],
]);

describe("the bill of materials", () => {
  const text = execFileSync("npm", ["run", "--silent", "sbom"], {
    cwd: root,
    // In production, npm leaves out what only builds and tests.
    env: { ...process.env, NODE_ENV: "test" },
    encoding: "utf8",
    maxBuffer: 16 * 1024 * 1024,
  });
  const bill = Bill.parse(JSON.parse(text));

  test("names every package of the lock file that is installed, with its hash", () => {
    const installed = [...lock].filter(([place]) => existsSync(join(root, place)));
    const listed = new Set(bill.components.map((component) => component["bom-ref"]));
    const missing = installed.filter(([, { name, version }]) => !listed.has(`${name}@${version}`));
    expect(missing.map(([place]) => place)).toEqual([]);
    const unsound = bill.components.filter(
      ({ hashes: [hash] }) => hash?.alg !== "SHA-512" || !/^[0-9a-f]{128}$/.test(hash.content),
    );
    expect(unsound).toEqual([]);
  });

  test("has the license of each", () => {
    const unknown = bill.components.filter(({ licenses }) => licenses.length === 0);
    expect(unknown.map(({ name }) => name).toSorted()).toEqual([...knownLicences.keys()]);
  });

  test("says which package needs which: everything can be reached from the portal", () => {
    const needs = new Map(bill.dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]));
    const reached = new Set<string>();
    const visit = (ref: string) => {
      if (reached.has(ref)) return;
      reached.add(ref);
      needs.get(ref)?.forEach(visit);
    };
    visit(bill.metadata.component["bom-ref"]);
    const refs = bill.components.map((component) => component["bom-ref"]);
    expect(refs.filter((ref) => !reached.has(ref))).toEqual([]);
  });

  test("tells runtime packages from those that only build and test", () => {
    const isForDevelopment = (name: string) =>
      bill.components
        .find((component) => component.name === name)
        ?.properties.some((property) => property.name === "cdx:npm:package:development");
    expect(["react", "hono", "kysely", "vitest", "eslint"].map(isForDevelopment)).toEqual([
      false,
      false,
      false,
      true,
      true,
    ]);
  });
});

describe("the source tree", () => {
  test("holds no private key and no token", () => {
    const texts = trackedFiles()
      .filter((path) => statSync(join(root, path)).size < 2_000_000)
      .map((path) => [path, readFileSync(join(root, path), "latin1")] as const);
    expect(texts.length).toBeGreaterThan(500);
    expect(
      texts.flatMap(([path, text]) => secretsIn(text).map((kind) => `${path}: ${kind}`)),
    ).toEqual([]);
  });

  const long = (alphabet: string, length: number) =>
    Array.from({ length }, (_, at) => alphabet[(at * 7 + 3) % alphabet.length]).join("");
  const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789";
  test.each([
    ["a private key", `-----BEGIN ${"RSA "}PRIVATE KEY-----`],
    ["an Amazon key", `AK${"IA"}${long("ABCDEFGHIJKLMNOPQRSTUVWXYZ234567", 16)}`],
    ["a GitHub token", `gh${"p_"}${long(letters, 36)}`],
    ["an npm token", `np${"m_"}${long(letters, 36)}`],
    ["a Slack token", `xo${"xb-"}${long("0123456789", 12)}-${long(letters, 24)}`],
    ["a Stripe key", `sk_${"live_"}${long(letters, 24)}`],
    [
      "a JSON web token",
      `ey${"J"}${long(letters, 20)}.ey${"J"}${long(letters, 30)}.${long(letters, 40)}`,
    ],
    ["a password in an address", `postgres://portal:${long(letters, 20)}@db.internal/portal`],
    ["a vault key", `VAULT_${"KEY"}=k1:${Buffer.from(long(letters, 32)).toString("base64")}`],
  ])("a planted %s is found", (kind, text) => {
    expect(secretsIn(`a line\n${text}\nanother`)).toEqual([kind]);
  });
});
