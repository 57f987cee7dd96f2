// Which databases a command accepts that works on stored data.
import { useOf } from "../database/database-marks";
import { SchemaNotCurrent } from "../database/migrate";
import { canDecryptStoredData } from "../features/users/personal-key";
import { wrongVaultKey } from "../start-faults";
import type { Backend } from "../backend-types";
import type { Config } from "../config";
import { databaseName } from "./stored-data";

/** Throws unless a portal was started with this database, for what the settings say, and with this key. */
export async function requireUsed({ context }: Backend, config: Config): Promise<void> {
  const use = await useOf(context.storage.db);
  if (use === "none")
    throw new Error(
      `no portal was ever started with ${databaseName(config)}. Check DATABASE_URL and DATA_DIR.`,
    );
  if (config.isModeSet && use !== config.mode)
    throw new Error(
      `${databaseName(config)} belongs to ${use === "demo" ? "a demo" : "a portal in production"}, but MODE is ${config.mode}. Check DATABASE_URL, DATA_DIR and MODE.`,
    );
  if (!(await canDecryptStoredData(context))) throw new Error(wrongVaultKey);
}

/** Names the database in errors about its schema. */
export function aboutDatabase(config: Config, error: unknown): unknown {
  return error instanceof SchemaNotCurrent
    ? new Error(`${databaseName(config)} ${error.message}`, { cause: error })
    : error;
}
