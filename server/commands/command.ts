// The shape of a command of the built server: `node build/index.js <name> [options]`.
import type { Backend } from "../index";

export type CommandContext = {
  /** What stands after the command's name. */
  readonly args: string[];
  /** Opens the store and its services on first use. */
  readonly openBackend: () => Promise<Backend>;
};

export type Command = {
  readonly name: string;
  /** One line for the list that --help prints. */
  readonly summary: string;
  /** The options, one a line; empty when there are none. */
  readonly options: readonly string[];
  /** Resolves to what to print; throws an Error whose message is meant for people. */
  run(context: CommandContext): Promise<string>;
};
