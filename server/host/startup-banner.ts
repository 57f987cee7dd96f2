// The console output once the port is open.
import type { AddressInfo } from "node:net";
import { services, type Config } from "../config";
import { databaseName } from "../commands/stored-data";
import { releaseName } from "../config/release";
import { levelsAsText } from "../kernel/levels";
import { thresholdsAsText } from "../kernel/threshold-text";
import { limits } from "../kernel/limits";

/** `documentsFault` says why documents can't be stored; null if they can. */
export function startupBanner(
  config: Config,
  address: AddressInfo | string | null,
  documentsFault: string | null = null,
): string {
  const port = typeof address === "object" && address ? address.port : config.port;
  const host = config.host === "0.0.0.0" || config.host === "127.0.0.1" ? "localhost" : config.host;
  const lines = [
    `Release ${releaseName}`,
    `The portal is running at http://${host.includes(":") ? `[${host}]` : host}:${port}`,
  ];
  if (config.mode === "demo") {
    lines.push(
      "This is a demo: users, prices and payments aren't real.",
      "Sign in at /admin/login as admin@example.com. The password of all demo accounts is: demonstration",
    );
  }
  if (!config.apiBaseUrl) lines.push(`Data is in ${databaseName(config)}.`);
  if (!config.apiBaseUrl) lines.push(servicesOf(config), safeguardsOf(config));
  if (documentsFault !== null) lines.push(documentsFault);
  if (config.mode === "production" && config.cardDeposits) {
    lines.push("Card deposits are on: card numbers pass through this server, so PCI DSS applies.");
  }
  if (config.mode === "production" && !config.requiresAdminSecondFactor) lines.push(optionalFactor);
  if (config.isSecure && !config.trustProxy) lines.push(untrustedProxy);
  return lines.join("\n");
}

const optionalFactor =
  "Staff can sign in with a password alone, because ADMIN_SECOND_FACTOR is optional. Set ADMIN_SECOND_FACTOR=required.";

/** Without it, failed attempts are counted for all visitors together, and no IP address is known. */
const untrustedProxy =
  "PUBLIC_URL is https, so a proxy must be in front of this portal, but TRUST_PROXY is off: all visitors share the proxy's IP address, and rate limits apply to them together. Set TRUST_PROXY=on if only your proxy can reach this port.";

/** Each with its setting, so that one that is off by mistake is noticed. */
function safeguardsOf(config: Config): string {
  const {
    requestsPerSecond,
    movementsPerTenMinutes,
    withdrawalsDailyMaximum: most,
    approvalThresholds,
    adjustmentApprovals,
    destinationWaitHours,
    requireKyc,
    requiresAdminSecondFactor,
    cardDeposits,
    retentionYears,
    levels,
  } = config;
  const inForce = [
    `REQUESTS_PER_SECOND ${requestsPerSecond ?? "none"}`,
    `MOVEMENTS_PER_TEN_MINUTES ${movementsPerTenMinutes ?? limits.rateLimits.movements.most}`,
    `WITHDRAWALS_DAILY_MAXIMUM ${most ?? "none"}`,
    `APPROVAL_THRESHOLDS ${thresholdsAsText(approvalThresholds)}`,
    `ADJUSTMENT_APPROVALS ${adjustmentApprovals}`,
    `DESTINATION_WAIT_HOURS ${destinationWaitHours}`,
    `REQUIRE_KYC ${requireKyc}`,
    `ADMIN_SECOND_FACTOR ${requiresAdminSecondFactor ? "required" : "optional"}`,
    `CARD_DEPOSITS ${cardDeposits ? "on" : "off"}`,
    `RETENTION_YEARS ${retentionYears ?? "none"}`,
    `levels in OPERATOR_FILE ${levelsAsText(levels)}`,
  ];
  return `Safeguards in force: ${inForce.join(", ")}.`;
}

/** Names only: the console must not show addresses and keys. */
function servicesOf({ simulated, s3, clamdAddress }: Config): string {
  const real = services.filter((service) => !simulated.has(service));
  const documents = `Documents are stored ${s3 ? "on S3" : "in the data folder"}.`;
  const files = clamdAddress
    ? "Uploads are scanned for viruses by clamd."
    : "Uploads aren't scanned for viruses.";
  return [
    `Simulated: ${[...simulated].join(", ") || "nothing"}.`,
    `Real: ${real.join(", ") || "nothing"}.`,
    documents,
    files,
  ].join(" ");
}
