// The layers that are there for speed alone, and what takes each of them out: the portal does the same without it.
import type { BenchDatabase } from "./bench-database";

export interface SpeedLayer {
  readonly name: string;
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
    engines: both,
    without: [
      {
        file: "server/host/app.ts",
        find: "finished.before(jsonApi({ config, backend, log }, general))",
        replace: "finished.before(general)",
      },
    ],
  },
  {
    name: "built statements",
    engines: both,
    without: [
      {
        file: "server/database/engine/compiled.ts",
        find: "const known = texts.get(adapter);",
        replace: "const known: CompiledQuery<Output> | undefined = undefined;",
      },
    ],
  },
  {
    name: "shared commits",
    engines: ["SQLite"],
    without: [
      {
        file: "server/database/engine/shared-commit.ts",
        find: "const maxMembers = 32;",
        replace: "const maxMembers: number = 1;",
      },
    ],
  },
  {
    name: "shared flushes of the log",
    engines: ["SQLite"],
    without: [
      {
        file: "server/database/engine/dialect.ts",
        find: '"synchronous = NORMAL"',
        replace: '"synchronous = FULL"',
      },
      {
        file: "server/database/engine/shared-commit.ts",
        find: "hasWritten ? this.log.flush().catch(unconfirmed) : Promise.resolve()",
        replace: "Promise.resolve()",
      },
    ],
  },
  {
    name: "checkpoints beside the work",
    engines: ["SQLite"],
    without: [
      {
        file: "server/database/engine/dialect.ts",
        find: "checkpointed(walSync(`${fileIn(folder)}-wal`), () => copierOf(fileIn(folder)))",
        replace: "walSync(`${fileIn(folder)}-wal`)",
      },
      {
        file: "server/database/engine/dialect.ts",
        find: "`wal_autocheckpoint = ${longestLogPages}`",
        replace: '"wal_autocheckpoint = 1000"',
      },
    ],
  },
  {
    name: "pipelined statements",
    engines: ["PostgreSQL"],
    without: [
      {
        file: "server/database/engine/transact.ts",
        find: "pipelined(trx, async (together) => {",
        replace: "Promise.resolve(trx).then(async (together) => {",
      },
      {
        file: "server/database/engine/postgres-pools.ts",
        find: "pipeline: true",
        replace: "pipeline: false",
      },
    ],
  },
  {
    name: "named statements",
    engines: ["PostgreSQL"],
    without: [
      {
        file: "server/database/engine/prepared-pool.ts",
        find: "values.length > 0 ? this.nameOf(text) : undefined",
        replace: "values.length < 0 ? this.nameOf(text) : undefined",
      },
    ],
  },
  {
    name: "coalesced writes",
    engines: ["PostgreSQL"],
    without: [
      {
        file: "server/database/engine/postgres-pools.ts",
        find: "stream: () => new WriteCoalescingSocket(),",
        replace: "",
      },
    ],
  },
];

/** The source without the layer; throws where the list no longer fits it. */
export function edited({ file, find, replace }: Edit, source: string): string {
  const pieces = source.split(find);
  if (pieces.length !== 2)
    throw new Error(`"${find}" stands ${pieces.length - 1} times in ${file}.`);
  return pieces.join(replace);
}
