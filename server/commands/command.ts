// The shape of a command of the built server: `node build/index.js <name> [options]`.
import type { Config } from "../config";
import type { Backend } from "../index";
import type { OptionValues, Option } from "./options";
import type { Progress } from "./progress";

export type CommandContext = {
  readonly options: OptionValues;
  readonly progress: Progress;
  /** Opens storage and services on first use, as the portal does: a demo is seeded. */
  readonly openBackend: () => Promise<Backend>;
  /** Opens the data as it is, without seeding or checks. */
  readonly openUnseeded: (config: Config) => Promise<Backend>;
  /** The vault of these settings, without opening storage. */
  readonly vaultOf: (config: Config) => Backend["context"]["vault"];
};

export type Command = {
  readonly name: string;
  /** One line for the list in --help. */
  readonly summary: string;
  readonly options: readonly Option[];
  /** More text for --help, one sentence per line. */
  readonly notes?: readonly string[];
  /** Resolves to the text to print; throws an Error with a message for the operator. */
  run(context: CommandContext): Promise<string>;
};
