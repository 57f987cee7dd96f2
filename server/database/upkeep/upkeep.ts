// Maintenance of the whole database: backups, keys, reset.
import type { Db } from "../db";
import type { Engine } from "../engine/dialect";
import { dropTables } from "./drop-tables";
import { otherConnections } from "../engine/in-use";
import { sealedValuesIn } from "./sealed-values";
import {
  restoreTables,
  filledTables,
  readSnapshot,
  schemaOf,
  type RestoreSource,
  type Snapshot,
  type SnapshotChoice,
} from "./snapshot";

export function upkeepOf(db: Db, engine: Engine) {
  return {
    sealedValues: sealedValuesIn(db),
    /** Reads a snapshot during concurrent writes. */
    snapshot: <Value>(choice: SnapshotChoice, work: (snapshot: Snapshot) => Promise<Value>) =>
      readSnapshot(db, choice, work),
    schema: () => schemaOf(db),
    filledTables: () => filledTables(db),
    fill: (filling: RestoreSource) => restoreTables(db, filling),
    dropTables: () => dropTables(db),
    /** The number of other connections; SQLite can't tell while it is open itself (`isFileInUse`). */
    otherConnections: () => (engine === "postgres" ? otherConnections(db) : Promise.resolve(0)),
  };
}

export type Upkeep = ReturnType<typeof upkeepOf>;
