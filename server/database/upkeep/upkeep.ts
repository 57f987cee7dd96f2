// What looks after the database as a whole: backups, keys, a fresh start.
import type { Db } from "../db";
import type { Engine } from "../engine/dialect";
import { dropTables } from "./drop-tables";
import { otherConnections } from "../engine/in-use";
import { sealedValuesIn } from "./sealed-values";
import {
  fillFrom,
  filledTables,
  readSnapshot,
  schemaOf,
  type Filling,
  type Snapshot,
  type SnapshotChoice,
} from "./snapshot";

export function upkeepOf(db: Db, engine: Engine) {
  return {
    sealedValues: sealedValuesIn(db),
    /** Reads a snapshot while others write. */
    snapshot: <Value>(choice: SnapshotChoice, work: (snapshot: Snapshot) => Promise<Value>) =>
      readSnapshot(db, choice, work),
    schema: () => schemaOf(db),
    filledTables: () => filledTables(db),
    fill: (filling: Filling) => fillFrom(db, filling),
    dropTables: () => dropTables(db),
    /** How many others are connected; SQLite cannot tell while it is open itself (`isFileInUse`). */
    otherConnections: () => (engine === "postgres" ? otherConnections(db) : Promise.resolve(0)),
  };
}

export type Upkeep = ReturnType<typeof upkeepOf>;
