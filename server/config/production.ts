// Why production refuses to start, one sentence per reason.
import type { z } from "zod";
import { limits } from "../kernel/limits";
import type { Operator } from "../kernel/operator";
import type { ReceivingAccount } from "../kernel/receiving-account";
import { pseudoLocale } from "../locales/locale";
import type { environment } from "./environment";
import { settingName } from "./near-misses";
import { exampleAccountFaults, exampleOperatorFaults, isExampleHost } from "./operator-file";

/** External services that can be simulated: the values of ALLOW_SIMULATED. */
export const services = ["prices", "ticker", "crypto", "rates", "mail"] as const;
export type Service = (typeof services)[number];

type Settings = z.infer<typeof environment>;

const remedies: Readonly<Record<Service, string>> = {
  prices:
    "Market prices are simulated. Set ALLOW_SIMULATED=prices to run with labeled simulated prices.",
  ticker: "Coin prices are simulated. Set COINGECKO_API_KEY, or add ticker to ALLOW_SIMULATED.",
  crypto:
    "The crypto payment gateway is simulated. Set PLISIO_API_KEY, or add crypto to ALLOW_SIMULATED.",
  rates: "Exchange rates are simulated. Remove the simulation, or add rates to ALLOW_SIMULATED.",
  mail: "Email isn't sent but saved to an outbox folder. Set SMTP_URL, or add mail to ALLOW_SIMULATED.",
};

/** A demo simulates every service without a key; production only those without a key or a real source. */
export function simulatedServices(settings: Settings): ReadonlySet<Service> {
  const simulated = new Set<Service>(["prices"]);
  if (!settings.coingeckoApiKey) simulated.add("ticker");
  if (!settings.plisioApiKey) simulated.add("crypto");
  if (!settings.smtpUrl) simulated.add("mail");
  // The reference rates need no key, so they're simulated only in a demo or if the operator chooses so.
  if ((settings.mode === "demo" && !settings.ecbRatesUrl) || settings.allowSimulated.has("rates"))
    simulated.add("rates");
  return simulated;
}

export function productionFaults(
  settings: Settings,
  simulated: ReadonlySet<Service>,
  {
    operator,
    accounts = [],
  }: {
    readonly operator: Operator;
    readonly accounts?: readonly ReceivingAccount[] | undefined;
  },
): string[] {
  const unknown = [...settings.allowSimulated].filter(
    (word) => !services.some((service) => service === word),
  );
  const storesData = settings.apiBaseUrl === undefined;
  const faults = unknown.map(
    (word) => `ALLOW_SIMULATED contains "${word}". Use ${services.join(", ")}.`,
  );

  if (!settings.publicUrl?.startsWith("https://")) {
    faults.push("PUBLIC_URL must be the portal's https address.");
  }
  if (settings.trustProxy === undefined) faults.push(missingProxySetting);
  if (settings.portalLanguage === pseudoLocale)
    faults.push("PORTAL_LANGUAGE is en-XB, which is only for testing layouts. Set a language.");
  faults.push(...exampleFaults(settings), ...exampleOperatorFaults(operator));
  faults.push(...exampleAccountFaults(accounts));
  if (!settings.sessionSecret) {
    faults.push("SESSION_SECRET is missing: set at least 32 random characters.");
  } else if (isMonotonous(settings.sessionSecret) || isPlaceholder(settings.sessionSecret)) {
    faults.push(
      "SESSION_SECRET is a default or easily guessed value: set at least 32 random characters.",
    );
  }
  if (storesData && !settings.vaultKey) {
    faults.push("VAULT_KEY is missing: set 32 random bytes in base64.");
  } else if (storesData && settings.vaultKey && isMonotonous(settings.vaultKey)) {
    faults.push("VAULT_KEY is a default or easily guessed value: set 32 random bytes in base64.");
  }
  if (storesData && settings.approvalThresholds === undefined) faults.push(missingThresholds);
  if (storesData && settings.requireKyc === undefined) faults.push(missingKyc);
  if ((settings.movementsPerTenMinutes ?? 0) > limits.rateLimits.movements.most) {
    faults.push(
      `MOVEMENTS_PER_TEN_MINUTES must be ${limits.rateLimits.movements.most} or less in production.`,
    );
  }
  if (storesData) faults.push(...serviceFaults(settings));
  const refused = storesData
    ? [...simulated].filter((service) => !settings.allowSimulated.has(service))
    : [];
  return [...faults, ...refused.map((service) => remedies[service])];
}

const missingThresholds =
  "APPROVAL_THRESHOLDS isn't set. Set it to the amounts from which staff need a second approval, for example USD:10000,EUR:10000,GBP:10000, or to none.";

const missingKyc =
  "REQUIRE_KYC isn't set. Set it to withdrawals, deposits or all, for what customers need a verified identity, or to none.";

/** Behind an untrusted proxy all visitors share its address, so one visitor's failed attempts lock out all. */
const missingProxySetting =
  "TRUST_PROXY isn't set. Set it to on if only your proxy can reach this port; its X-Forwarded-* headers are then trusted. Set it to off if visitors reach the port directly.";

const ownAddresses = ["publicUrl", "apiBaseUrl", "databaseUrl", "smtpUrl"] as const;
const serviceAddresses = ["plisioBaseUrl", "coingeckoBaseUrl", "ecbRatesUrl"] as const;

function exampleFaults(settings: Settings): string[] {
  const addressesOf = (keys: readonly (keyof Settings)[]) =>
    keys.map((key) => [settingName(key), [settings[key]]] as const);
  const addresses = [
    ...addressesOf(ownAddresses),
    ["S3_ENDPOINT", [settings.s3?.endpoint]] as const,
    ["CORS_ORIGINS", settings.corsOrigins] as const,
    ...addressesOf(serviceAddresses),
  ];
  const examples = addresses.filter(([, values]) =>
    values.some((value) => typeof value === "string" && isExampleHost(new URL(value).hostname)),
  );
  return examples.map(([name]) => `${name} is an example address: set your own.`);
}

/** Calls contain keys, and rates affect money. */
function serviceFaults({ smtpUrl, mailFrom, ...settings }: Settings): string[] {
  const faults = serviceAddresses
    .filter((key) => settings[key] !== undefined && !isPrivateCall(settings[key]))
    .map(
      (key) =>
        `${settingName(key)} must start with https:// in production, unless it's on this machine.`,
    );
  const sender = /@([^@>]+)>?$/.exec(mailFrom ?? "")?.[1] ?? "";
  if (smtpUrl && isExampleHost(sender))
    faults.push("MAIL_FROM is missing or an example: set the sender's address at your own domain.");
  return faults;
}

function isPrivateCall(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

function isMonotonous(secret: string): boolean {
  return new Set(secret).size < 10;
}

function isPlaceholder(secret: string): boolean {
  return /change.?me|default|example|secret|password/i.test(secret);
}
