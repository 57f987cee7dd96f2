import { describe, expect, test } from "vitest";
import { features } from "~server/features";
import { cyclesIn } from "../support/source/cycles";
import { importsOf, sourcesIn, targetOf, type Import } from "../support/source/sources";
import { appLayers, importRules, neverImports, type ImportRule } from "./import-rules";

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

/** The layers from the bottom up; a feature is a layer of its own. */
const layers = {
  server: [
    "server/locales/",
    "server/kernel/",
    "server/database/",
    "server/http/",
    ...features.map(({ name }) => `server/features/${name}/`),
  ],
  app: appLayers,
};

/** What is in no layer stands above all of them. */
function layerOf(path: string): number {
  const stack = path.startsWith("app/") ? layers.app : layers.server;
  const at = stack.findIndex((layer) => path.startsWith(layer));
  return at === -1 ? stack.length : at;
}

const areaOf = (path: string) => /^app\/routes\/([^/]+)\//.exec(path)?.[1];

/** The reason against an import of a layer further up or of another area, types included; null where there is none. */
function upward(path: string, { specifier }: Pick<Import, "specifier">): string | null {
  const target = targetOf(path, specifier);
  const [area, targetArea] = [areaOf(path), areaOf(target)];
  if (area && targetArea && area !== targetArea)
    return `${path} may not import ${specifier}, which is of another area`;
  const isOfSameSide = (["app/", "server/"] as const).some(
    (side) => path.startsWith(side) && target.startsWith(side),
  );
  return isOfSameSide && layerOf(target) > layerOf(path)
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

  test("in every layer of server and app, types included", () => {
    const objections = sources.flatMap((source) =>
      importsOf(source).map((found) => upward(source.path, found)),
    );
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

  test("every folder of an area is one of the layers", () => {
    const folders = sources.flatMap(
      ({ path }) => /^app\/routes\/[^/]+\/[^/]+\//.exec(path)?.[0] ?? [],
    );
    const listed = appLayers.filter((layer) => layer.split("/").length === 5);
    expect([...new Set(folders)].sort()).toEqual([...listed].sort());
  });

  test.each([
    ["server/kernel/money.ts", "../features/users/rules"],
    ["server/database/storage.ts", "../http/context"],
    ["server/features/users/store.ts", "../wallets/schemas"],
    ["server/features/cards/rules.ts", "../../backend"],
    ["app/ui/table.tsx", "~/form/field"],
    ["app/ui/table.tsx", "~/platform/paths"],
    ["app/charts/plot.ts", "~/platform/paths"],
    ["app/pdf/pdf-process.server.ts", "~/routes/customer/statements/draw-pdf.server"],
    ["app/form/field.tsx", "~/platform/paths"],
    ["app/platform/locale.server.ts", "~/sign-in/step-up.server"],
    ["app/sign-in/sign-in.server.ts", "~/routes/public/sign-in/login"],
    ["app/routes/admin/people/no-user.tsx", "../users/list"],
    ["app/routes/customer/wallets/wallet.tsx", "../layout"],
    ["app/routes/customer/wallets/wallet.tsx", "~/routes/admin/people/no-user"],
    ["app/routes/admin/people/no-user.tsx", "~/routes/public/site/article"],
    ["app/routes/customer/layout.tsx", "../error-area"],
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
    ["app/routes/customer/wallet.tsx", "~server/index"],
    ["app/routes/admin/wallet.tsx", "~server/database/storage"],
    ["app/platform/settings.server.ts", "~server/index"],
    ["app/platform/session/session.server.ts", "~server/config"],
    ["app/routes/admin/users/list.tsx", "~server/features/users/store"],
    ["app/sign-in/sign-in.server.ts", "~server/features/users/rules"],
  ])("a planted fault is found: %s imports %s", (path, specifier) => {
    expect(objection(path, { specifier, isTypeOnly: false })).not.toBeNull();
  });
});
