// Brings the schema up to date before a release is started, or says what that would change.
import { pendingMigrations } from "../database/migrate";
import { counted } from "./counted";
import type { Command } from "./command";
import { configWithoutKey, databaseName, hasDatabase } from "./stored-data";

export const migrateSchema: Command = {
  name: "migrate",
  summary: "Update the database schema to this release, as the first start of a release does",
  doing: (options) => (options.has("plan") ? "Reading the schema of" : "Updating the schema of"),
  options: [{ name: "plan", help: "only list the migrations that would run" }],
  notes: [
    "A migration can't be reversed: back up first.",
    "Migrations named NNN-breaking-… remove or change something that earlier releases use: stop their hosts first. The others can run while an earlier release is running.",
  ],
  async run({ env, options, openAsItIs, openMigrated }) {
    const config = configWithoutKey(env);
    if (options.has("plan") && !hasDatabase(config))
      return `There is no database in ${config.dataDir}: it would be created.`;
    const { db } = (await (options.has("plan") ? openAsItIs(config) : openMigrated(config))).context
      .storage;
    const { isEmpty, names } = await pendingMigrations(db);
    const database = databaseName(config);
    if (names.length === 0) return `The schema of ${database} is up to date.`;
    if (isEmpty) return `${capitalized(database)} is empty: the whole schema would be created.`;
    return planOf(database, names);
  },
};

export const planOf = (database: string, names: readonly string[]): string =>
  [
    `${counted(names.length, "migration")} would run on ${database}:`,
    ...names.map((name) => `- ${name}`),
    names.some((name) => /^\d+-breaking-/.test(name))
      ? "Stop every host of the earlier release first: it can't use the schema afterwards."
      : "Hosts of the earlier release can keep running.",
  ].join("\n");

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
