// How much is played, and from which seed; what a report says plays it again.
import type { TestEngine } from "../support/portal/backend";
import { sized } from "../support/sized";

const usual: Record<TestEngine, number> = sized(
  { SQLite: 100, PostgreSQL: 40 },
  { SQLite: 20_000, PostgreSQL: 20_000 },
);

export const commandsWanted = (engine: TestEngine): number =>
  Number(process.env.PROPERTY_COMMANDS ?? usual[engine]);

/** The first round's seed; each further round takes the next. */
export const startSeed = Number(
  process.env.PROPERTY_SEED ?? Math.floor(Math.random() * 1_000_000_000),
);

/** Where the failing run lies within its round. */
export const replayPath = process.env.PROPERTY_PATH;
