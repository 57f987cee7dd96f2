// A command's options: declared once, read and refused by name, printed by --help.
import { parseArgs } from "node:util";

export type Option = {
  readonly name: string;
  /** The placeholder for the value in --help; a switch has none. */
  readonly value?: string;
  readonly isRequired?: boolean;
  readonly help: string;
};

export type OptionValues = {
  text(name: string): string | undefined;
  has(name: string): boolean;
};

/** Incorrect usage of a command: exit code 2. */
export class WrongUsage extends Error {
  override name = "WrongUsage";
}

/** Settings that a portal can't start with: exit code 78, as of the start itself. */
export class WrongSettings extends Error {
  override name = "WrongSettings";
}

export function readOptions(options: readonly Option[], args: readonly string[]): OptionValues {
  const { tokens } = parseArgs({
    args: [...args],
    options: declared(options),
    strict: false,
    tokens: true,
    allowPositionals: true,
  });
  const values = new Map<string, string>();
  for (const token of tokens) {
    if (token.kind === "positional") throw new WrongUsage(`unexpected argument "${token.value}".`);
    if (token.kind === "option") values.set(token.name, valueOf(token, options));
  }
  for (const { name, value, isRequired } of options) {
    if (isRequired && !values.has(name))
      throw new WrongUsage(`--${name} is missing: --${name} ${value ?? ""}`.trim());
  }
  return { text: (name) => values.get(name), has: (name) => values.has(name) };
}

export function describeOptions(options: readonly Option[]): string[] {
  const rows = [...options, { name: "help", help: "show this help" }].map(
    (option) => [titleOf(option), describe(option)] as const,
  );
  const width = Math.max(...rows.map(([title]) => title.length));
  return rows.map(([title, help]) => `  ${title.padEnd(width)}  ${help}`);
}

function declared(options: readonly Option[]) {
  return Object.fromEntries(
    options.map(({ name, value }) => [
      name,
      { type: value ? ("string" as const) : ("boolean" as const) },
    ]),
  );
}

function valueOf(
  token: {
    name: string;
    rawName: string;
    value: string | undefined;
    inlineValue: boolean | undefined;
  },
  options: readonly Option[],
): string {
  const option = options.find(({ name }) => token.rawName === `--${name}`);
  if (!option) throw new WrongUsage(`unknown option ${token.rawName}.`);
  if (!option.value) {
    if (token.inlineValue) throw new WrongUsage(`${token.rawName} takes no value.`);
    return "";
  }
  // `--to --yes` is a forgotten value, not a folder called --yes.
  const isForgotten = !token.value || (!token.inlineValue && token.value.startsWith("--"));
  if (isForgotten || !token.value)
    throw new WrongUsage(`${token.rawName} needs a value: ${titleOf(option)}`);
  return token.value;
}

function titleOf({ name, value }: Option): string {
  return value ? `--${name} ${value}` : `--${name}`;
}

function describe({ help, isRequired }: Option): string {
  return isRequired ? `${help} (required)` : help;
}
