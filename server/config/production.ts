// Why production refuses to start, one sentence per reason.

import { limits } from "../kernel/limits";

/** Outside services that a simulation can stand in for; the words ALLOW_SIMULATED knows. */
export const services = ["prices", "ticker", "crypto", "rates", "mail"] as const;
export type Service = (typeof services)[number];

type Settings = {
  readonly mode: "demo" | "production";
  readonly apiBaseUrl?: string | undefined;
  readonly publicUrl?: string | undefined;
  readonly sessionSecret?: string | undefined;
  readonly vaultKey?: string | undefined;
  readonly smtpUrl?: string | undefined;
  readonly plisioApiKey?: string | undefined;
  readonly mailFrom?: string | undefined;
  readonly plisioBaseUrl: string;
  readonly coingeckoApiKey?: string | undefined;
  readonly coingeckoBaseUrl?: string | undefined;
  readonly ecbRatesUrl?: string | undefined;
  readonly allowSimulated: ReadonlySet<string>;
  readonly movementsPerTenMinutes?: number | undefined;
  readonly trustProxy?: boolean | undefined;
  readonly databaseUrl?: string | undefined;
  readonly corsOrigins: readonly string[];
  readonly s3?: { readonly endpoint?: string | undefined } | undefined;
};

const remedies: Readonly<Record<Service, string>> = {
  prices:
    "Market prices are simulated. Set ALLOW_SIMULATED=prices to run with labelled simulated prices.",
  ticker: "Coin prices are simulated. Set COINGECKO_API_KEY, or add ticker to ALLOW_SIMULATED.",
  crypto:
    "The crypto payment gateway is simulated. Set PLISIO_API_KEY, or add crypto to ALLOW_SIMULATED.",
  rates: "Exchange rates are simulated. Remove the simulation, or add rates to ALLOW_SIMULATED.",
  mail: "Mail is not sent but kept in an outbox. Set SMTP_URL, or add mail to ALLOW_SIMULATED.",
};

/** Demo simulates whatever has no key; production simulates nothing but what has no key and no real source. */
export function simulatedServices(settings: Settings): ReadonlySet<Service> {
  const simulated = new Set<Service>(["prices"]);
  if (!settings.coingeckoApiKey) simulated.add("ticker");
  if (!settings.plisioApiKey) simulated.add("crypto");
  if (!settings.smtpUrl) simulated.add("mail");
  // The reference rates need no key, so that only a demonstration or an operator's wish simulates them.
  if ((settings.mode === "demo" && !settings.ecbRatesUrl) || settings.allowSimulated.has("rates"))
    simulated.add("rates");
  return simulated;
}

export function productionFaults(settings: Settings, simulated: ReadonlySet<Service>): string[] {
  const unknown = [...settings.allowSimulated].filter(
    (word) => !services.some((service) => service === word),
  );
  const keepsData = settings.apiBaseUrl === undefined;
  const faults = unknown.map(
    (word) => `ALLOW_SIMULATED does not know "${word}". It knows ${services.join(", ")}.`,
  );

  if (!settings.publicUrl?.startsWith("https://")) {
    faults.push("PUBLIC_URL must be the portal's https address.");
  }
  if (settings.trustProxy === undefined) faults.push(unsaidProxy);
  faults.push(...exampleFaults(settings));
  if (!settings.sessionSecret) {
    faults.push("SESSION_SECRET is missing: set at least 32 random characters.");
  } else if (isMonotonous(settings.sessionSecret) || isPlaceholder(settings.sessionSecret)) {
    faults.push(
      "SESSION_SECRET is a default or easily guessed value: set at least 32 random characters.",
    );
  }
  if (keepsData && !settings.vaultKey) {
    faults.push("VAULT_KEY is missing: set 32 random bytes in base64.");
  } else if (keepsData && settings.vaultKey && isMonotonous(settings.vaultKey)) {
    faults.push("VAULT_KEY is a default or easily guessed value: set 32 random bytes in base64.");
  }
  if ((settings.movementsPerTenMinutes ?? 0) > limits.allowances.movements.most) {
    faults.push(
      `MOVEMENTS_PER_TEN_MINUTES must be ${limits.allowances.movements.most} or less in production.`,
    );
  }
  if (keepsData) faults.push(...serviceFaults(settings));
  const refused = keepsData
    ? [...simulated].filter((service) => !settings.allowSimulated.has(service))
    : [];
  return [...faults, ...refused.map((service) => remedies[service])];
}

/** Behind a proxy that is not trusted every visitor has its address, and the wrong guesses of one keep out all. */
const unsaidProxy =
  "TRUST_PROXY is not set. Set it on where only a proxy of yours can reach this port: its X-Forwarded-* headers are then believed. Set it off where visitors reach the port themselves.";

const isExample = (hostname: string) => /(?:^|\.)example(?:\.(?:com|net|org))?$/i.test(hostname);

function exampleFaults({
  publicUrl,
  apiBaseUrl,
  databaseUrl,
  smtpUrl,
  plisioBaseUrl,
  coingeckoBaseUrl,
  ecbRatesUrl,
  corsOrigins,
  s3,
}: Settings): string[] {
  const addresses = {
    PUBLIC_URL: [publicUrl],
    API_BASE_URL: [apiBaseUrl],
    DATABASE_URL: [databaseUrl],
    SMTP_URL: [smtpUrl],
    S3_ENDPOINT: [s3?.endpoint],
    CORS_ORIGINS: corsOrigins,
    PLISIO_BASE_URL: [plisioBaseUrl],
    COINGECKO_BASE_URL: [coingeckoBaseUrl],
    ECB_RATES_URL: [ecbRatesUrl],
  };
  const examples = Object.entries(addresses).filter(([, values]) =>
    values.some((value) => value !== undefined && isExample(new URL(value).hostname)),
  );
  return examples.map(([name]) => `${name} is an example's address: set your own.`);
}

/** Keys travel with every call, and rates move money. */
function serviceFaults({
  smtpUrl,
  mailFrom,
  plisioBaseUrl,
  coingeckoBaseUrl,
  ecbRatesUrl,
}: Settings): string[] {
  const addresses = {
    PLISIO_BASE_URL: plisioBaseUrl,
    COINGECKO_BASE_URL: coingeckoBaseUrl,
    ECB_RATES_URL: ecbRatesUrl,
  };
  const open = Object.entries(addresses).filter(
    ([, address]) => address !== undefined && !isPrivateCall(address),
  );
  const faults = open.map(
    ([name]) => `${name} must begin with https:// in production, unless it is of this machine.`,
  );
  const sender = /@([^@>]+)>?$/.exec(mailFrom ?? "")?.[1] ?? "";
  return smtpUrl && isExample(sender)
    ? [
        ...faults,
        "MAIL_FROM is missing or an example: set the mailbox that mail comes from, at a domain of your own.",
      ]
    : faults;
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
