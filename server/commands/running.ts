// Refuses commands that would remove the data of a running portal, as far as the database can tell.
import type { Config } from "../config";
import { isFileInUse } from "../database/engine/in-use";
import type { CommandContext } from "./command";
import { databaseName, hasDatabase } from "./stored-data";

export async function requireStopped(
  config: Config,
  { openAsItIs }: Pick<CommandContext, "openAsItIs">,
  remedy: string,
): Promise<void> {
  const isInUse = config.databaseUrl
    ? (await (await openAsItIs(config)).context.storage.upkeep.otherConnections()) > 0
    : hasDatabase(config) && isFileInUse(config.dataDir);
  if (isInUse) throw new Error(`another program is using ${databaseName(config)}. ${remedy}`);
}
