// The schema of the environment: each message is a sentence an operator can act on.
import { resolve } from "node:path";
import { z } from "zod";
import { approvalThresholds } from "./approval-thresholds";
import { payerBic, payerIban, payerName } from "./payer";
import {
  apiKey,
  clamdAddress,
  mailFrom,
  databaseUrl,
  metricsToken,
  publicUrl,
  s3,
  securityContact,
  serviceAddress,
  smtpUrl,
} from "./service-settings";

const switches: Readonly<Record<string, boolean>> = {
  "1": true,
  true: true,
  yes: true,
  on: true,
  "0": false,
  false: false,
  no: false,
  off: false,
};

function onOff(name: string) {
  return z
    .string()
    .refine((text) => text.toLowerCase() in switches, `${name} must be "on" or "off".`)
    .transform((text) => switches[text.toLowerCase()] === true);
}

function wholeNumber(name: string, [least, most]: readonly [number, number]) {
  const inRange = (text: string) =>
    /^\d{1,9}$/.test(text) && Number(text) >= least && Number(text) <= most;
  return z
    .string()
    .refine(inRange, `${name} must be a whole number from ${least} to ${most}.`)
    .transform(Number);
}

function oneOf<const Value extends string>(name: string, values: readonly [Value, ...Value[]]) {
  return z.enum(values, {
    error: `${name} must be ${values.map((word) => `"${word}"`).join(" or ")}.`,
  });
}

function address(name: string, protocols: readonly string[]) {
  const isAddress = (text: string) => {
    const url = parsedSetting(text);
    return url !== null && protocols.includes(url.protocol);
  };
  const begins = protocols.map((protocol) => `${protocol}//`).join(" or ");
  return z.string().refine(isAddress, `${name} must be a URL that starts with ${begins}`);
}

function parsedSetting(text: string): URL | null {
  try {
    return new URL(text);
  } catch {
    return null;
  }
}

function splitList(text: string): string[] {
  return text
    .split(",")
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

const isOrigin = (text: string) => parsedSetting(text)?.origin === text;
const isVaultKey = (text: string) => {
  const key = /^(?:[\w-]{1,32}:)?([A-Za-z0-9+/_-]{43}=?)$/.exec(text)?.[1];
  return key !== undefined && Buffer.from(key, "base64").length === 32;
};
const hasDistinctIds = (text: string) => {
  const ids = splitList(text).map((key) => (key.includes(":") ? key.split(":")[0] : "1"));
  return new Set(ids).size === ids.length;
};

export const environment = z.object({
  mode: oneOf("MODE", ["demo", "production"]).default("demo"),
  demoSize: oneOf("DEMO_SIZE", ["full", "small"]).default("full"),
  portalLanguage: z.string().trim().optional(),
  languages: z
    .string()
    .transform((text): readonly string[] => splitList(text))
    .optional(),
  localesDir: z
    .string()
    .transform((folder) => resolve(folder))
    .optional(),
  port: wholeNumber("PORT", [0, 65_535]).default(3000),
  host: z.string().default("127.0.0.1"),
  drainSeconds: wholeNumber("DRAIN_SECONDS", [0, 300]).default(0),
  // Node hangs when it creates a folder in the kernel's own file systems.
  dataDir: z
    .string()
    .default("./data")
    .transform((folder) => resolve(folder))
    .refine(
      (folder) => !/^\/(proc|sys)(\/|$)/.test(folder),
      "DATA_DIR must be a folder on a disk.",
    ),
  operatorFile: z
    .string()
    .transform((path) => resolve(path))
    .optional(),
  databaseUrl: databaseUrl.optional(),
  apiBaseUrl: address("API_BASE_URL", ["http:", "https:"]).optional(),
  publicUrl: publicUrl.transform((url) => new URL(url).origin).optional(),
  sessionSecret: z.string().min(32, "SESSION_SECRET must be 32 characters or longer.").optional(),
  vaultKey: z
    .string()
    .refine(
      (text) => splitList(text).length > 0 && splitList(text).every(isVaultKey),
      "VAULT_KEY must be 32 random bytes in base64, as `openssl rand -base64 32` prints them.",
    )
    .refine(
      hasDistinctIds,
      "VAULT_KEY contains two keys with the same ID. Give each its own, as in new:<base64>,old:<base64>. A key without an ID has the ID 1.",
    )
    .optional(),
  smtpUrl: smtpUrl.optional(),
  mailFrom: mailFrom.optional(),
  plisioApiKey: apiKey("PLISIO_API_KEY").optional(),
  plisioBaseUrl: serviceAddress("PLISIO_BASE_URL").default("https://api.plisio.net/api/v1"),
  coingeckoApiKey: apiKey("COINGECKO_API_KEY").optional(),
  coingeckoBaseUrl: serviceAddress("COINGECKO_BASE_URL").optional(),
  ecbRatesUrl: serviceAddress("ECB_RATES_URL", { allowsQuery: true }).optional(),
  s3: s3.optional(),
  metricsToken: metricsToken.optional(),
  securityContact: securityContact.optional(),
  clamdAddress: clamdAddress.optional(),
  trustProxy: onOff("TRUST_PROXY").optional(),
  requireKyc: oneOf("REQUIRE_KYC", ["none", "withdrawals", "deposits", "all"]).optional(),
  adminSecondFactor: oneOf("ADMIN_SECOND_FACTOR", ["required", "optional"]).optional(),
  allowSimulated: z
    .string()
    .default("")
    .transform((text): ReadonlySet<string> => new Set(splitList(text))),
  corsOrigins: z
    .string()
    .default("")
    .transform((text): readonly string[] => splitList(text))
    .refine(
      (origins) => origins.every(isOrigin),
      "CORS_ORIGINS must list origins such as https://app.example.com.",
    ),
  adjustmentApprovals: wholeNumber("ADJUSTMENT_APPROVALS", [1, 2]).default(1),
  approvalThresholds: approvalThresholds.optional(),
  payerName: payerName.optional(),
  payerIban: payerIban.optional(),
  payerBic: payerBic.optional(),
  requestsPerSecond: wholeNumber("REQUESTS_PER_SECOND", [1, 10_000]).optional(),
  movementsPerTenMinutes: wholeNumber("MOVEMENTS_PER_TEN_MINUTES", [1, 1_000_000]).optional(),
  withdrawalsDailyMaximum: wholeNumber("WITHDRAWALS_DAILY_MAXIMUM", [1, 999_999_999]).optional(),
  destinationWaitHours: wholeNumber("DESTINATION_WAIT_HOURS", [0, 720]).optional(),
  expectedDepositDays: wholeNumber("EXPECTED_DEPOSIT_DAYS", [1, 90]).default(14),
  retentionYears: wholeNumber("RETENTION_YEARS", [1, 30]).optional(),
  cardDeposits: onOff("CARD_DEPOSITS").optional(),
  cardSadTtlHours: wholeNumber("CARD_SAD_TTL_HOURS", [1, 24]).default(24),
});
