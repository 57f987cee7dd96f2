// A suite on a backend of its own: on both databases, or on one of them.
import { afterAll, beforeAll, describe } from "vitest";
import { postgresAddress } from "../database/postgres";
import { inMatrix } from "../sized";
import { TestPortal, type Settings, type TestEngine } from "./backend";

type Suite = (portal: () => TestPortal) => void;

/** For concurrent changes, and for SQL that differs between the databases. PostgreSQL is where TEST_DATABASE_URL says. */
export function describeEachEngine(name: string, suite: Suite, settings: Settings = {}): void {
  describeOn("SQLite", name, suite, settings);
  describeOnPostgres(name, suite, settings);
}

function describeOnPostgres(name: string, suite: Suite, settings: Settings): void {
  if (postgresAddress) describeOn("PostgreSQL", name, suite, settings);
  else
    describe.skip(`${name} on PostgreSQL (skipped: TEST_DATABASE_URL is not set)`, () =>
      suite(() => never()));
}

/** For everything else, which behaves the same on both: SQLite in `npm test`, PostgreSQL in `npm run matrix`. */
export function describeEitherEngine(name: string, suite: Suite, settings: Settings = {}): void {
  if (process.env.BOTH_ENGINES === "1") describeEachEngine(name, suite, settings);
  else if (inMatrix) describeOnPostgres(name, suite, settings);
  else describeOn("SQLite", name, suite, settings);
}

function describeOn(engine: TestEngine, name: string, suite: Suite, settings: Settings): void {
  describe(`${name} on ${engine}`, () => {
    let portal: TestPortal | undefined;
    beforeAll(async () => {
      portal = await TestPortal.open(engine, settings);
    });
    afterAll(() => portal?.close());
    suite(() => portal ?? never());
  });
}

function never(): never {
  throw new Error("the portal is opened before the tests, not while they are collected");
}
