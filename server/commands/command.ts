// The shape of a command of the built server: `portal <name> [options]`.
import type { Config, Environment } from "../config";
import type { Mailer } from "../features/email/port";
import type { Backend } from "../index";
import type { OptionValues, Option } from "./options";
import type { Progress } from "./progress";

export type CommandContext = {
  readonly options: OptionValues;
  /** The environment, where the settings are. */
  readonly env: Environment;
  readonly progress: Progress;
  /** Opens data that a portal has used before. Rejects an empty database, one of another release's schema, and a demo's where the settings are production's, or the other way around. */
  readonly open: (config: Config) => Promise<Backend>;
  /** Opens a database whatever is in it, without changing its schema. */
  readonly openAsItIs: (config: Config) => Promise<Backend>;
  /** Opens a database, and creates or updates its schema. */
  readonly openMigrated: (config: Config) => Promise<Backend>;
  /** The mailer of these settings. */
  readonly mailerOf: (config: Config) => Mailer;
  /** The vault of these settings, without opening storage. */
  readonly vaultOf: (config: Config) => Backend["context"]["vault"];
};

export type Command = {
  readonly name: string;
  /** One line for the list in --help. */
  readonly summary: string;
  /** Printed with the name of the database before it is opened, for example "Backing up". */
  readonly doing?: string | ((options: OptionValues) => string);
  readonly options: readonly Option[];
  /** More text for --help, one sentence per line. */
  readonly notes?: readonly string[];
  /** Resolves to the text to print; throws an Error with a message for the operator. */
  run(context: CommandContext): Promise<string>;
};
