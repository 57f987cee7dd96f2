// The environment, read and checked once. Nothing else in the server reads process.env.
import { randomBytes } from "node:crypto";
import type { z } from "zod";
import { environment } from "./config/environment";
import { chosenLanguages } from "./config/languages";
import { mailConfigFaults } from "./config/mail";
import { readOperator } from "./config/operator-file";
import { payerFaults } from "./config/payer";
import { unsetModeFaults } from "./config/mode";
import { nearMisses, otherDatabaseNames, settingName } from "./config/near-misses";
import { productionFaults, simulatedServices, type Service } from "./config/production";
import { requiresAdminSecondFactor } from "./config/second-factor";
import { withSecretFiles } from "./config/secret-files";
import { keptSecrets, storedSecrets } from "./config/secrets";
import type { Operator } from "./kernel/operator";
import type { Languages } from "./locales/languages";
import type { Locale } from "./locales/locale";
import { noLevels, type Levels } from "./kernel/levels";
import { exampleReceivingAccounts, type ReceivingAccount } from "./kernel/receiving-account";

export { services, type Service } from "./config/production";

/** The default in production. A demo erases immediately, unless it is set to keep records. */
const usualYears = 5;

export type Environment = Readonly<Record<string, string | undefined>>;

export type Config = Omit<
  z.infer<typeof environment>,
  | "publicUrl"
  | "trustProxy"
  | "sessionSecret"
  | "vaultKey"
  | "s3"
  | "operatorFile"
  | "languages"
  | "localesDir"
  | "portalLanguage"
  | "destinationWaitHours"
  | "requireKyc"
  | "retentionYears"
> & {
  readonly publicUrl: string;
  /** Whether `X-Forwarded-*` and request IDs of the proxy are trusted. */
  readonly trustProxy: boolean;
  /** True if visitors reach the portal over https: cookies are then Secure and `__Host-`. */
  readonly isSecure: boolean;
  readonly sessionSecret: string;
  /** One or more `id:base64` keys of 32 bytes with commas between; the first encrypts, all decrypt. */
  readonly vaultKey: string;
  /** Whether MODE was set, and isn't the default. */
  readonly isModeSet: boolean;
  readonly cardDeposits: boolean;
  /** From OPERATOR_FILE, or the examples. */
  readonly operator: Operator;
  readonly languages: Languages;
  /** For people who haven't chosen one, and whose browser asks for none that is offered. */
  readonly portalLanguage: Locale;
  /** From OPERATOR_FILE; if it names none, a demo has examples. */
  readonly receivingAccounts: readonly ReceivingAccount[];
  /** From OPERATOR_FILE; without limits and fees if it names none. */
  readonly levels: Levels;
  /** How long a new destination waits before money is paid to it. */
  readonly destinationWaitHours: number;
  /** For what customers need a verified identity. */
  readonly requireKyc: NonNullable<z.infer<typeof environment>["requireKyc"]>;
  /** How long the records of a closed account are kept; null if deleting a customer erases them immediately. */
  readonly retentionYears: number | null;
  readonly requiresAdminSecondFactor: boolean;
  /** The services that run simulated with these settings. */
  readonly simulated: ReadonlySet<Service>;
  readonly s3?: S3Settings;
};

type S3Settings = {
  readonly bucket: string;
  readonly region: string;
  readonly endpoint?: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/** The server can't start; `faults` has one sentence for each reason. */
export class ConfigError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(faults.join("\n"));
    this.name = "ConfigError";
  }
}

/** Starting a demo creates its secrets; a command only reads them, or does without; before a start, they may not exist yet. */
type Purpose = "start" | "command" | "check" | "keyless";

export function readConfig(
  environmentOfProcess: Environment,
  purpose: Exclude<Purpose, "keyless"> = "start",
): Config {
  const { env, faults: wrongSecrets } = withSecretFiles(environmentOfProcess);
  const { settings, faults: wrongValues, wrongNames, ...files } = parsed(env);
  const { operator, accounts } = files;
  const simulated = simulatedServices(settings);
  const missing = [
    ...unsetModeFaults(settings, isSet(env, "MODE")),
    ...mailConfigFaults(settings),
    ...payerFaults(settings),
    ...(settings.mode === "production"
      ? productionFaults(settings, simulated, { operator, accounts })
      : []),
  ];
  // A setting with an error isn't reported as missing, too.
  const reported = [...wrongNames, ...wrongSecrets.map((fault) => fault.split(" ", 1)[0] ?? "")];
  const others = missing.filter(
    (fault) => !reported.some((name) => fault.includes(name.replace(/_FILE$/, ""))),
  );
  const faults = [...nameFaults(env), ...wrongSecrets, ...wrongValues, ...others];
  if (faults.length > 0) throw new ConfigError(faults);

  const isModeSet = isSet(env, "MODE");
  const known = { simulated, isModeSet, ...files, ...secrets(settings, purpose) };
  return configOf(settings, known);
}

/** What a command needs that works on stored data: the database, the documents and, unless it reads nothing encrypted, their key. Nothing has to be set that only a running portal uses. */
export function readDataConfig(
  environmentOfProcess: Environment,
  { needsKey = true }: { readonly needsKey?: boolean } = {},
): Config {
  const { env, faults: wrongSecrets } = withSecretFiles(environmentOfProcess);
  const { settings, faults: wrongValues, wrongNames: _names, ...files } = parsed(env);
  const faults = [...nameFaults(env), ...wrongSecrets, ...wrongValues];
  if (faults.length > 0) throw new ConfigError(faults);
  const simulated = simulatedServices(settings);
  const isModeSet = isSet(env, "MODE");
  return configOf(settings, {
    simulated,
    isModeSet,
    ...files,
    ...secrets(settings, needsKey ? "command" : "keyless"),
  });
}

function configOf(
  settings: z.infer<typeof environment>,
  {
    accounts,
    levels = noLevels,
    ...known
  }: Pick<Config, "sessionSecret" | "vaultKey" | "simulated" | "isModeSet"> & Files,
): Config {
  const { s3, operatorFile: _read, localesDir: _dir, ...rest } = settings;
  const publicUrl = settings.publicUrl ?? `http://localhost:${settings.port}`;
  return {
    ...rest,
    ...known,
    levels,
    publicUrl,
    trustProxy: settings.trustProxy ?? false,
    isSecure: publicUrl.startsWith("https://"),
    requiresAdminSecondFactor: requiresAdminSecondFactor(settings),
    receivingAccounts: accounts ?? (settings.mode === "demo" ? exampleReceivingAccounts : []),
    cardDeposits: settings.cardDeposits ?? settings.mode === "demo",
    destinationWaitHours: settings.destinationWaitHours ?? (settings.mode === "demo" ? 0 : 24),
    requireKyc: settings.requireKyc ?? "none",
    retentionYears: settings.retentionYears ?? (settings.mode === "production" ? usualYears : null),
    ...(s3 && { s3 }),
  };
}

/** What the files of the operator say. */
interface Files extends Pick<Config, "operator" | "languages" | "portalLanguage"> {
  /** Undefined if OPERATOR_FILE doesn't say. */
  readonly accounts?: readonly ReceivingAccount[] | undefined;
  readonly levels?: Levels | undefined;
}

interface Parsed extends Files {
  /** The valid settings; others count as not set. */
  readonly settings: z.infer<typeof environment>;
  readonly faults: readonly string[];
  readonly wrongNames: readonly string[];
}

function parsed(env: Environment): Parsed {
  const { settings, faults, wrongNames } = parsedSettings(env);
  const { faults: wrongOperator, ...fromFile } = readOperator(settings.operatorFile);
  const { languages, portalLanguage, faults: wrongLanguages } = chosenLanguages(settings);
  return {
    settings,
    ...fromFile,
    languages,
    portalLanguage,
    faults: [...faults, ...wrongOperator, ...wrongLanguages],
    wrongNames: wrongOperator.length > 0 ? [...wrongNames, "OPERATOR_FILE"] : wrongNames,
  };
}

function parsedSettings(env: Environment): Omit<Parsed, keyof Files> {
  const present = settingsIn(env);
  const result = environment.safeParse(present);
  if (result.success) return { settings: result.data, faults: [], wrongNames: [] };
  const { issues } = result.error;
  const wrong = new Set(issues.map(({ path }) => String(path[0])));
  const settings = environment.parse({
    ...Object.fromEntries(Object.entries(present).filter(([key]) => !wrong.has(key))),
    ...(isMistypedProduction(present.mode) && { mode: "production" }),
  });
  return {
    settings,
    faults: issues.map(({ message }) => message),
    wrongNames: [...wrong].map((key) => (key === "s3" ? "S3_" : settingName(key))),
  };
}

/** What production lacks is then listed together with the wrong name. */
const isMistypedProduction = (mode: unknown) => typeof mode === "string" && /^\s*prod/i.test(mode);

/** A command can't read the data. */
class MissingKey extends ConfigError {
  constructor(dataDir: string) {
    super([
      `VAULT_KEY is missing, and ${dataDir} has no secrets.json of a demo. Set the key that the data was encrypted with, or DATA_DIR to the demo's folder.`,
    ]);
  }
}

declare global {
  var portalConfig: Config | undefined;
}

/** The configuration of this process. Stored on globalThis, so that it survives a rebuild in development. */
export function getConfig(): Config {
  return (globalThis.portalConfig ??= readConfig(process.env));
}

/** `SESSION_SECRET=…` becomes `sessionSecret`; an empty value counts as not set. S3_* become one block. */
function settingsIn(env: Environment): Record<string, unknown> {
  const present = Object.entries(env).filter(([name]) => isSet(env, name));
  const block = present.filter(([name]) => name.startsWith("S3_"));
  const settings = Object.fromEntries(present.map(([name, value]) => [camelCase(name), value]));
  if (block.length === 0) return settings;
  return {
    ...settings,
    s3: Object.fromEntries(block.map(([name, value]) => [camelCase(name.slice(3)), value])),
  };
}

const isSet = (env: Environment, name: string) => (env[name] ?? "").trim() !== "";

/** Names that aren't settings, and were meant to be. */
function nameFaults(env: Environment): string[] {
  const names = Object.keys(env).filter((name) => isSet(env, name));
  return [...nearMisses(names), ...otherDatabaseNames(names)];
}

function camelCase(name: string): string {
  return name.toLowerCase().replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

function secrets(
  { mode, dataDir, sessionSecret, vaultKey, apiBaseUrl }: z.infer<typeof environment>,
  purpose: Purpose,
) {
  if (sessionSecret && vaultKey) return { sessionSecret, vaultKey };
  if (purpose !== "start") {
    const kept = mode === "demo" ? keptSecrets(dataDir) : undefined;
    const key = vaultKey ?? kept?.vaultKey;
    const isLacking = purpose === "command" && key === undefined && apiBaseUrl === undefined;
    if (isLacking) throw new MissingKey(dataDir);
    // Nothing is encrypted with what is made up here.
    return {
      sessionSecret: sessionSecret ?? kept?.sessionSecret ?? randomBytes(32).toString("base64url"),
      vaultKey: key ?? randomBytes(32).toString("base64"),
    };
  }
  // In production this is reached only with another backend, which stores cards itself.
  const stored = mode === "demo" ? storedSecrets(dataDir) : { sessionSecret: "", vaultKey: "" };
  return {
    sessionSecret: sessionSecret ?? stored.sessionSecret,
    vaultKey: vaultKey ?? stored.vaultKey,
  };
}
