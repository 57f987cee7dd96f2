// Describes where a command's data is, and the errors that such commands share.
import { existsSync } from "node:fs";
import { readConfig, readDataConfig, type Config, type Environment } from "../config";
import { fileIn } from "../database/engine/dialect";

/** What a command needs to work on stored data; throws if the portal has none of its own. */
export const configOfData = (env: Environment): Config => withOwnData(readDataConfig(env));

/** The same for commands that read nothing encrypted. */
export const configWithoutKey = (env: Environment): Config =>
  withOwnData(readDataConfig(env, { needsKey: false }));

/** All settings of the portal, for commands that act as one of its hosts: data must exist already. */
export function configOfHost(env: Environment): Config {
  withExistingData(configWithoutKey(env));
  return withOwnData(readConfig(env, "command"));
}

function withOwnData(config: Config): Config {
  if (config.apiBaseUrl)
    throw new Error(
      "API_BASE_URL is set, so this portal has no data of its own. Run the command on the host that has the data.",
    );
  return config;
}

/** The same as `configOfData`, but data must exist already. */
export function configOfExistingData(env: Environment): Config {
  withExistingData(configWithoutKey(env));
  return configOfData(env);
}

function withExistingData(config: Config): Config {
  if (!hasDatabase(config))
    throw new Error(
      `there is no database in ${config.dataDir}. Set DATA_DIR to the portal's data folder.`,
    );
  return config;
}

export function hasDatabase({ databaseUrl, dataDir }: Config): boolean {
  return databaseUrl !== undefined || existsSync(fileIn(dataDir));
}

/** A description of the database, without its password. */
export function databaseName({ databaseUrl, dataDir }: Config): string {
  if (!databaseUrl) return `the database in ${dataDir}`;
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `the PostgreSQL database "${decodeURIComponent(pathname.slice(1))}" on ${hostname || "localhost"}:${port || "5432"}`;
}

/** Where the vault key is, so that the operator can store a copy. */
export function keyLocation(config: Config): string {
  return config.mode === "demo"
    ? `VAULT_KEY (in a demo: secrets.json in ${config.dataDir})`
    : "VAULT_KEY";
}
