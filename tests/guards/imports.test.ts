import { describe, expect, test } from "vitest";
import { features } from "~server/features";
import { cyclesIn } from "../support/source/cycles";
import { importsOf, sourcesIn, targetOf, type Import } from "../support/source/sources";
import { importRules, neverImports, type ImportRule } from "./import-rules";

const sources = sourcesIn("app", "server");

function ruleFor(path: string): ImportRule | undefined {
  return importRules.find(({ of }) =>
    typeof of === "string" ? path.startsWith(of) : of.test(path),
  );
}

/** The reason against an import, or null. */
function objection(path: string, { specifier, isTypeOnly }: Import): string | null {
  const target = targetOf(path, specifier);
  const complaint = `${path} may not import ${specifier}${isTypeOnly ? " (types)" : ""}`;
  if (
    neverImports.some(
      ({ of, target: forbidden }) => of.test(path) && forbidden.test(target) && !isTypeOnly,
    )
  )
    return complaint;
  const rule = ruleFor(path);
  if (!rule) return `${path} has no row in tests/guards/import-rules.ts`;
  const own = typeof rule.of === "string" ? rule.of : `${path.split("/").slice(0, 2).join("/")}/`;
  const allowed = [
    ...(own === "server/features/" || own.endsWith(".ts") ? [] : [own]),
    ...rule.mayImport,
    ...(isTypeOnly ? (rule.mayImportTypesOf ?? []) : []),
  ];
  return allowed.some((one) =>
    typeof one === "string" ? target.startsWith(one) : one.test(target),
  )
    ? null
    : complaint;
}

/** The layers of the server from the bottom up; a feature is a layer of its own. */
const layers = [
  "server/locales/",
  "server/kernel/",
  "server/database/",
  "server/http/",
  ...features.map(({ name }) => `server/features/${name}/`),
];
/** Above all layers. */
const top = layers.length;

function layerOf(path: string): number {
  const at = layers.findIndex((layer) => path.startsWith(layer));
  return at === -1 ? top : at;
}

/** The reason against an import of a layer further up, types included; null where there is none. */
function upward(path: string, { specifier }: Pick<Import, "specifier">): string | null {
  const target = targetOf(path, specifier);
  return target.startsWith("server/") && layerOf(target) > layerOf(path)
    ? `${path} may not import ${specifier}, which stands above it`
    : null;
}

describe("imports point down", () => {
  test("in every file", () => {
    const objections = sources.flatMap((source) =>
      importsOf(source).map((found) => objection(source.path, found)),
    );
    expect(objections.filter((found) => found !== null)).toEqual([]);
  });

  test("in every layer of the server, types included", () => {
    const objections = sources
      .filter(({ path }) => layerOf(path) < top)
      .flatMap((source) => importsOf(source).map((found) => upward(source.path, found)));
    expect(objections.filter((found) => found !== null)).toEqual([]);
  });

  test("without cycles, types included", () => {
    expect(cyclesIn(sources)).toEqual([]);
  });

  test("every folder of a feature is one of the layers", () => {
    const folders = sources.flatMap(
      ({ path }) => /^server\/features\/([^/]+)\//.exec(path)?.[1] ?? [],
    );
    expect([...new Set(folders)].sort()).toEqual(features.map(({ name }) => name).sort());
  });

  test.each([
    ["server/kernel/money.ts", "../features/users/rules"],
    ["server/database/storage.ts", "../http/context"],
    ["server/features/users/store.ts", "../wallets/schemas"],
    ["server/features/cards/rules.ts", "../../backend"],
  ])("a planted import of a layer above is found: %s imports %s", (path, specifier) => {
    expect(upward(path, { specifier })).not.toBeNull();
  });

  test.each([
    ["server/kernel/money.ts", "node:crypto"],
    ["server/kernel/money.ts", "../http/app"],
    ["server/features/markets/rules/price.ts", "zod"],
    ["server/features/cards/rules.ts", "./store"],
    ["server/features/cards/schemas.ts", "./store"],
    ["server/features/cards/store.ts", "./add-card"],
    ["server/http/app.ts", "../adapters/vault/aes-gcm"],
    ["server/database/storage.ts", "../http/app"],
    ["server/database/migrations/099-planted.ts", "../../features/ledger/rules"],
    ["app/ui/table.tsx", "~server/kernel/schemas/text"],
    ["app/routes/customer/wallet.tsx", "~/routes/admin/wallet"],
    ["app/routes/customer/wallet.tsx", "~server/index"],
    ["app/routes/admin/wallet.tsx", "~server/database/storage"],
    ["app/platform/settings.server.ts", "~server/index"],
    ["app/platform/session/session.server.ts", "~server/config"],
    ["app/routes/admin/users/list.tsx", "~server/features/users/store"],
    ["app/platform/sign-in/sign-in.server.ts", "~server/features/users/rules"],
  ])("a planted fault is found: %s imports %s", (path, specifier) => {
    expect(objection(path, { specifier, isTypeOnly: false })).not.toBeNull();
  });
});
