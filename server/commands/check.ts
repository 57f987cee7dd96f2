// Checks what a host needs before it starts: settings, database, documents, mail and clock.
import { mostClockMs } from "../background/host-watch";
import { ConfigError, readConfig, type Config } from "../config";
import { releaseName } from "../config/release";
import { useOf } from "../database/database-marks";
import { pendingMigrations } from "../database/migrate";
import type { Backend } from "../index";
import { counted } from "./counted";
import type { Command, CommandContext } from "./command";
import { WrongSettings } from "./options";
import { databaseName, hasDatabase } from "./stored-data";

interface Finding {
  readonly about: string;
  readonly text: string;
  /** Without it the portal can't start, or mustn't; without others it starts and reports them. */
  readonly level: "ok" | "warning" | "failed";
}

export const check: Command = {
  name: "check",
  summary: "Check settings, database, documents, mail and clock, as before a start",
  options: [
    {
      name: "before-start",
      help: "fail only for what the portal can't start with; a service that is down is reported, and checked again while the portal runs",
    },
  ],
  notes: [
    "Changes nothing, sends nothing, and can run while the portal is running.",
    "Exit codes: 0 all is well, 1 something is down, 78 a setting is wrong.",
  ],
  async run({ env, options, openAsItIs, mailerOf }) {
    const config = settingsIn(env);
    const findings: Finding[] = [
      ok("settings", `release ${releaseName}, ${config.mode}`),
      ...(config.apiBaseUrl ? [] : await dataFindings(config, openAsItIs)),
      ...(await mailFindings(config, mailerOf)),
    ];
    const lines = findings.map(({ about, text, level }) => `${about}: ${level}, ${text}`);
    const failing = options.has("before-start") ? ["failed"] : ["failed", "warning"];
    if (findings.some(({ level }) => failing.includes(level)))
      throw new Error(`see below.\n${lines.join("\n")}`);
    return lines.join("\n");
  },
};

const ok = (about: string, text: string): Finding => ({ about, text, level: "ok" });

function settingsIn(env: CommandContext["env"]): Config {
  try {
    return readConfig(env, "check");
  } catch (error) {
    throw error instanceof ConfigError ? new WrongSettings(error.message) : error;
  }
}

async function dataFindings(
  config: Config,
  openAsItIs: CommandContext["openAsItIs"],
): Promise<Finding[]> {
  if (!hasDatabase(config))
    return [ok("database", `none yet in ${config.dataDir}: the first start creates it`)];
  const opened = await openAsItIs(config).catch((error: unknown) => String(error));
  if (typeof opened === "string")
    return [{ about: "database", text: opened.replace(/^\w+: /, ""), level: "failed" }];
  const schema = await schemaFinding(opened, config);
  return [
    schema,
    await writesFinding(opened),
    await documentsFinding(opened),
    await clockFinding(opened),
  ];
}

async function schemaFinding({ context }: Backend, config: Config): Promise<Finding> {
  const { db } = context.storage;
  const about = "database";
  const name = databaseName(config);
  const use = await useOf(db);
  if (use !== "none" && use !== config.mode)
    return {
      about,
      text: `${name} belongs to ${use === "demo" ? "a demo" : "a portal in production"}`,
      level: "failed",
    };
  try {
    const { isEmpty, names } = await pendingMigrations(db);
    if (isEmpty) return ok(about, `${name} is empty: the first start creates the schema`);
    return ok(
      about,
      names.length === 0
        ? `${name} is at this release's schema`
        : `${name} is at an earlier schema: the start runs ${counted(names.length, "migration")}`,
    );
  } catch (error) {
    return { about, text: String(error).replace(/^\w+: /, ""), level: "failed" };
  }
}

/** A standby takes its turn once it is promoted, so a start waits for it. */
async function writesFinding({ context }: Backend): Promise<Finding> {
  const text = "the database is read-only";
  return context.storage.requireWritable().then(
    () => ok("writes", "the database accepts changes"),
    () => ({ about: "writes", text, level: "warning" }),
  );
}

async function documentsFinding(backend: Backend): Promise<Finding> {
  const about = "documents";
  return backend.context.documents.check().then(
    () => ok(about, "can be stored and read"),
    (error: unknown) => ({
      about,
      text: `can't be stored (${error instanceof Error ? error.message : "unknown"})`,
      level: "warning",
    }),
  );
}

async function clockFinding({ context }: Backend): Promise<Finding> {
  const before = Date.now();
  const database = await context.storage.clock();
  if (database === null) return ok("clock", "this machine's, as for all hosts of this database");
  const aheadMs = Math.round((before + Date.now()) / 2 - database);
  const text = `${Math.abs(aheadMs / 1000).toFixed(1)} s ${aheadMs < 0 ? "behind" : "ahead of"} the database's`;
  return {
    about: "clock",
    text,
    level: Math.abs(aheadMs) > mostClockMs ? "failed" : "ok",
  };
}

async function mailFindings(
  config: Config,
  mailerOf: CommandContext["mailerOf"],
): Promise<Finding[]> {
  const mailer = mailerOf(config);
  if (!mailer.check) return [ok("mail", "saved as files, because SMTP_URL isn't set")];
  const fault = await mailer.check();
  return [
    fault === null
      ? ok("mail", "the server accepts the sign-in")
      : { about: "mail", text: `the server can't be used (${fault})`, level: "warning" },
  ];
}
