// Every command by name, and the one place that runs them. Exit codes: 0 done, 1 failed, 2 wrong usage.
import type { Backend } from "../index";
import { adminCreate } from "./admin-create";
import { adminResetFactor } from "./admin-reset-factor";
import { assetsCompress } from "./assets-compress";
import { backup } from "./backup";
import type { Config } from "../config";
import type { SchemaUse } from "../database/storage";
import type { Command, CommandContext } from "./command";
import { check } from "./check";
import { documentsMove } from "./documents-move";
import { ledgerVerify } from "./ledger-verify";
import { describeOptions, readOptions, WrongSettings, WrongUsage } from "./options";
import { outboxSend } from "./outbox-send";
import { progressOn } from "./progress";
import { migrateSchema } from "./migrate";
import { reset } from "./reset";
import { restore } from "./restore";
import { withoutTimeLimits } from "../database/engine/time-limits";
import { databaseName } from "./stored-data";
import { aboutDatabase, requireUsed } from "./used-data";
import { vaultRotate } from "./vault-rotate";

export const commands: readonly Command[] = [
  adminCreate,
  adminResetFactor,
  assetsCompress,
  backup,
  check,
  documentsMove,
  ledgerVerify,
  migrateSchema,
  outboxSend,
  reset,
  restore,
  vaultRotate,
];

/** `EX_CONFIG` of sysexits: the systemd unit doesn't restart after it, because the same settings would fail again. */
export const wrongSettings = 78;

/** The host runs it, because it keeps serving. */
const demo: Pick<Command, "name" | "summary" | "options" | "notes"> = {
  name: "demo",
  summary: "Start the portal with demo accounts",
  options: [],
  notes: ["It prints its URL. Settings are environment variables: see server/ops/README.md."],
};

/** Whether the arguments start the portal; anything else is for `runCommand`. */
export function isServeCommand([name, ...args]: readonly string[]): boolean {
  return name === undefined || (name === demo.name && args.length === 0);
}

type Openers = {
  readonly env: CommandContext["env"];
  readonly openBackend: (config: Config, schema: SchemaUse) => Promise<Backend>;
  readonly vaultOf: CommandContext["vaultOf"];
  readonly mailerOf: CommandContext["mailerOf"];
};

/** Runs the command and closes what it opened. Resolves to the exit code. */
export async function runCommand(
  name: string,
  args: readonly string[],
  openers: Openers,
): Promise<number> {
  if (name === "--help" || name === "help") return print(list());
  if (name === demo.name) return describeDemo(args);
  const command = commands.find((candidate) => candidate.name === name);
  if (!command) return fail(`Unknown command "${name}".\n\n${list()}`, 2);
  if (args.includes("--help")) return print(usage(command));

  const opened: Promise<Backend>[] = [];
  const open = (config: Config, schema: SchemaUse) => {
    const doing = doingOf(command, args);
    if (opened.length === 0 && doing) console.error(`${doing} ${databaseName(config)}.`);
    const backend = openers.openBackend(config, schema).catch((error: unknown) => {
      throw schema === "current" ? aboutDatabase(config, error) : error;
    });
    opened.push(backend);
    return backend;
  };
  const progress = progressOn(process.stderr);
  try {
    const context: CommandContext = {
      options: readOptions(command.options, args),
      env: openers.env,
      progress,
      open: async (config) => {
        const backend = await open(config, "current");
        await requireUsed(backend, config);
        return backend;
      },
      openAsItIs: (config) => open(config, "any"),
      openMigrated: (config) => open(config, "migrate"),
      vaultOf: openers.vaultOf,
      mailerOf: openers.mailerOf,
    };
    const output = await withoutTimeLimits(() => command.run(context));
    progress.end();
    return print(output);
  } catch (error) {
    progress.end();
    const reason = error instanceof Error ? error.message : String(error);
    if (error instanceof WrongUsage) return fail(`${name}: ${reason}\n\n${usage(command)}`, 2);
    return fail(`${name} failed: ${reason}`, error instanceof WrongSettings ? wrongSettings : 1);
  } finally {
    // An open pool would keep the process waiting.
    await Promise.all(
      [...new Set(opened)].map((backend) =>
        backend.then(
          (one) => one.close(),
          () => undefined,
        ),
      ),
    );
  }
}

function doingOf({ doing, options }: Command, args: readonly string[]): string | undefined {
  return typeof doing === "function" ? doing(readOptions(options, args)) : doing;
}

function describeDemo(args: readonly string[]): number {
  if (args.includes("--help")) return print(usage(demo));
  return fail(`demo takes no arguments.\n\n${usage(demo)}`, 2);
}

function list(): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const rows = [demo, ...commands].map(
    ({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`,
  );
  return [
    "Starts the portal if no command is given. Commands:",
    ...rows,
    "Run a command with --help for its usage.",
  ].join("\n");
}

function usage({ name, summary, options, notes = [] }: typeof demo): string {
  const wanted = options.map(({ name: option, value, isRequired }) => {
    const text = value ? `--${option} ${value}` : `--${option}`;
    return isRequired ? text : `[${text}]`;
  });
  return [
    `${name}: ${summary}`,
    "",
    `Usage: portal ${[name, ...wanted].join(" ")}`,
    ...describeOptions(options),
    ...(notes.length > 0 ? ["", ...notes] : []),
  ].join("\n");
}

function print(text: string): number {
  console.info(text);
  return 0;
}

function fail(text: string, code: number): number {
  console.error(text);
  return code;
}
