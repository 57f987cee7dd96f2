import { describe, expect, test } from "vitest";
import { importsOf, sourcesIn, targetOf, type Import } from "../support/sources";
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
  const allowed = [own, ...rule.mayImport, ...(isTypeOnly ? (rule.mayImportTypesOf ?? []) : [])];
  return allowed.some((prefix) => target.startsWith(prefix)) ? null : complaint;
}

describe("imports point one way", () => {
  test("in every file", () => {
    const objections = sources.flatMap((source) =>
      importsOf(source).map((found) => objection(source.path, found)),
    );
    expect(objections.filter((found) => found !== null)).toEqual([]);
  });

  test.each([
    ["server/domain/money.ts", "node:crypto"],
    ["server/domain/money.ts", "../api/app"],
    ["server/market/prices.ts", "zod"],
    ["server/api/app.ts", "../adapters/vault/aes-gcm"],
    ["server/storage/store.ts", "../api/app"],
    ["server/storage/migrations/001-foundation.ts", "../../domain/ledger"],
    ["app/ui/table.tsx", "~server/contract/schemas/text"],
    ["app/routes/customer/wallet.tsx", "~/routes/admin/wallet"],
    ["app/routes/customer/wallet.tsx", "~server/index"],
    ["app/routes/admin/wallet.tsx", "~server/storage/store"],
    ["app/session.server.ts", "~server/index"],
  ])("a planted fault is found: %s imports %s", (path, specifier) => {
    expect(objection(path, { specifier, isTypeOnly: false })).not.toBeNull();
  });
});
