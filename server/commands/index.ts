// Every command by name, and the one place that runs them.
import type { Backend } from "../index";
import { adminCreate } from "./admin-create";
import { assetsCompress } from "./assets-compress";
import type { Command, CommandContext } from "./command";
import { ledgerVerify } from "./ledger-verify";
import { reset } from "./reset";

const commands: readonly Command[] = [adminCreate, assetsCompress, ledgerVerify, reset];

/** Runs the command and closes what it opened. Resolves to the exit code. */
export async function runCommand(name: string, context: CommandContext): Promise<number> {
  const command = commands.find((candidate) => candidate.name === name);
  if (name === "--help" || name === "help") return print(list());
  if (!command) return complain(`There is no command "${name}".\n\n${list()}`);
  if (context.args.includes("--help")) return print(usage(command));

  let opened: Promise<Backend> | undefined;
  const openBackend = () => (opened ??= context.openBackend());
  try {
    return print(await command.run({ ...context, openBackend }));
  } catch (error) {
    return complain(`${name} failed: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    // An open pool would keep the process waiting.
    await opened?.then((backend) => backend.close(), () => undefined);
  }
}

function list(): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const rows = commands.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
  return ["Without a command the portal is served. Commands:", ...rows].join("\n");
}

function usage({ name, summary, options }: Command): string {
  return [`${name}: ${summary}`, ...options.map((option) => `  ${option}`)].join("\n");
}

function print(text: string): number {
  console.info(text);
  return 0;
}

function complain(text: string): number {
  console.error(text);
  return 1;
}
