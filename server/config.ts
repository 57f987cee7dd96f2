// The environment, read and checked once. Nothing else in the server reads process.env.
import type { z } from "zod";
import { environment } from "./config/environment";
import { mailFaults } from "./config/mail";
import { productionFaults, simulatedServices, type Service } from "./config/production";
import { asksAdminsForSecondFactor } from "./config/second-factor";
import { keptSecrets } from "./config/secrets";

export { services, type Service } from "./config/production";

type Environment = Readonly<Record<string, string | undefined>>;

export type Config = Omit<z.infer<typeof environment>, "publicUrl" | "sessionSecret" | "vaultKey" | "s3"> & {
  readonly publicUrl: string;
  /** True when visitors reach the portal by https: cookies are then Secure and `__Host-`. */
  readonly isSecure: boolean;
  readonly sessionSecret: string;
  /** One or more `id:base64` keys of 32 bytes with commas between; the first encrypts, all decrypt. */
  readonly vaultKey: string;
  readonly cardDeposits: boolean;
  readonly asksAdminsForSecondFactor: boolean;
  /** The services that run simulated with these settings. */
  readonly simulated: ReadonlySet<Service>;
  readonly s3?: S3Settings;
};

export type S3Settings = {
  readonly bucket: string;
  readonly region: string;
  readonly endpoint?: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
};

/** Says in `faults`, one plain sentence each, why the server cannot start. */
export class ConfigError extends Error {
  constructor(readonly faults: readonly string[]) {
    super(faults.join("\n"));
    this.name = "ConfigError";
  }
}

export function readConfig(env: Environment): Config {
  const parsed = environment.safeParse(settingsIn(env));
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map((issue) => issue.message));

  const settings = parsed.data;
  const simulated = simulatedServices(settings);
  const faults = [...mailFaults(settings), ...(settings.mode === "production" ? productionFaults(settings, simulated) : [])];
  if (faults.length > 0) throw new ConfigError(faults);

  const { s3, ...rest } = settings;
  const publicUrl = settings.publicUrl ?? `http://localhost:${settings.port}`;
  return {
    ...rest,
    ...secrets(settings),
    publicUrl,
    isSecure: publicUrl.startsWith("https://"),
    asksAdminsForSecondFactor: asksAdminsForSecondFactor(settings),
    cardDeposits: settings.cardDeposits ?? settings.mode === "demo",
    simulated,
    ...(s3 && { s3 }),
  };
}

declare global {
  var portalConfig: Config | undefined;
}

/** The configuration of this process. Kept on globalThis, so that a rebuild in development finds it again. */
export function getConfig(): Config {
  return (globalThis.portalConfig ??= readConfig(process.env));
}

/** `SESSION_SECRET=…` becomes `sessionSecret`; an empty value counts as not set. S3_* become one block. */
function settingsIn(env: Environment): Record<string, unknown> {
  const given = Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== "");
  const block = given.filter(([name]) => name.startsWith("S3_"));
  const settings = Object.fromEntries(given.map(([name, value]) => [camelCase(name), value]));
  if (block.length === 0) return settings;
  return { ...settings, s3: Object.fromEntries(block.map(([name, value]) => [camelCase(name.slice(3)), value])) };
}

function camelCase(name: string): string {
  return name.toLowerCase().replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

function secrets({ mode, dataDir, sessionSecret, vaultKey }: z.infer<typeof environment>) {
  if (sessionSecret && vaultKey) return { sessionSecret, vaultKey };
  // Production comes here only with another backend, which keeps cards itself.
  const kept = mode === "demo" ? keptSecrets(dataDir) : { sessionSecret: "", vaultKey: "" };
  return { sessionSecret: sessionSecret ?? kept.sessionSecret, vaultKey: vaultKey ?? kept.vaultKey };
}
