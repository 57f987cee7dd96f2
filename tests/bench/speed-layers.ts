// The layers that are there for speed alone, and what takes each of them out: the portal does the same without it.
import type { BenchDatabase } from "./bench-database";

export interface SpeedLayer {
  readonly name: string;
  readonly folder: string;
  readonly engines: readonly BenchDatabase["engine"][];
  readonly without: readonly Edit[];
}

export interface Edit {
  readonly file: string;
  /** Stands exactly once in the file. */
  readonly find: string;
  readonly replace: string;
}

const both = ["SQLite", "PostgreSQL"] as const;

export const speedLayers: readonly SpeedLayer[] = [
  {
    name: "JSON calls",
    folder: "server/host/json-calls",
    engines: both,
    without: [
      {
        file: "server/host/app.ts",
        find: "jsonCalls({ config, backend, log }, general)",
        replace: "general",
      },
    ],
  },
  {
    name: "built statements",
    folder: "server/database/compiled",
    engines: both,
    without: [
      {
        file: "server/database/compiled/compiled.ts",
        find: "const known = texts.get(adapter);",
        replace: "const known: CompiledQuery<Output> | undefined = undefined;",
      },
    ],
  },
  {
    name: "shared commits",
    folder: "server/database/sqlite/shared-commits",
    engines: ["SQLite"],
    without: [
      {
        file: "server/database/sqlite/shared-commits/shared-commit.ts",
        find: "const maxMembers = 32;",
        replace: "const maxMembers: number = 1;",
      },
    ],
  },
  {
    name: "pipelined statements",
    folder: "server/database/postgres/pipelining",
    engines: ["PostgreSQL"],
    without: [
      {
        file: "server/database/engine/transact.ts",
        find: "pipelined(trx, async (together) => {",
        replace: "Promise.resolve(trx).then(async (together) => {",
      },
      {
        file: "server/database/postgres/postgres-pools.ts",
        find: "pipeline: true",
        replace: "pipeline: false",
      },
    ],
  },
  {
    name: "named statements",
    folder: "server/database/postgres/named-statements",
    engines: ["PostgreSQL"],
    without: [
      {
        file: "server/database/postgres/prepared-pool.ts",
        find: "values.length > 0 ? this.names.nameOf(text) : undefined",
        replace: "values.length < 0 ? this.names.nameOf(text) : undefined",
      },
    ],
  },
];

/** What chains and seals the audit log next to the work. */
export const sealing: readonly Edit[] = [
  {
    file: "server/background/background-work.ts",
    find: '  ["seal-late-audit", sealLateAudit],\n',
    replace: "",
  },
  {
    file: "server/background/background-work.ts",
    find: 'setInterval(() => run(["seal-audit", sealAudit]), sealMs)',
    replace: "setInterval(() => undefined, sealMs)",
  },
];

/** The source without the layer; throws where the list no longer fits it. */
export function edited({ file, find, replace }: Edit, source: string): string {
  const pieces = source.split(find);
  if (pieces.length !== 2)
    throw new Error(`"${find}" stands ${pieces.length - 1} times in ${file}.`);
  return pieces.join(replace);
}
