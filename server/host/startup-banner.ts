// What the console says once the port is open.
import type { AddressInfo } from "node:net";
import { services, type Config } from "../config";
import { thresholdsAsText } from "../kernel/threshold-text";

/** `documentsFault` says why documents cannot be kept; null where they can. */
export function startupBanner(
  config: Config,
  address: AddressInfo | string | null,
  documentsFault: string | null = null,
): string {
  const port = typeof address === "object" && address ? address.port : config.port;
  const host = config.host === "0.0.0.0" || config.host === "127.0.0.1" ? "localhost" : config.host;
  const lines = [`The portal listens on http://${host.includes(":") ? `[${host}]` : host}:${port}`];
  if (config.mode === "demo") {
    lines.push(
      "This is a demonstration: people, prices and payments are not real.",
      "Sign in as admin@example.com (at /admin/login); the password of everyone is: demonstration",
    );
  }
  if (!config.apiBaseUrl) lines.push(servicesOf(config), safeguardsOf(config));
  if (documentsFault !== null) lines.push(documentsFault);
  if (config.mode === "production" && config.cardDeposits) {
    lines.push(
      "Card deposits are on: card numbers pass through this server, which puts you under PCI DSS.",
    );
  }
  if (config.isSecure && !config.trustProxy) lines.push(unbelievedProxy);
  return lines.join("\n");
}

/** Guesses are then counted for all visitors together, and nobody's address is known. */
const unbelievedProxy =
  "PUBLIC_URL is https, which a proxy in front of this portal must end, but TRUST_PROXY is off: every visitor seems to come from the proxy's address, and a few who guess passwords slow down everybody. Set TRUST_PROXY=on if only your proxy can reach this port.";

/** Each by its setting, so that one which is off unnoticed is seen. */
function safeguardsOf(config: Config): string {
  const {
    withdrawalsDailyMaximum: most,
    approvalThresholds,
    adjustmentApprovals,
    destinationWaitHours,
    requireKyc,
    asksAdminsForSecondFactor,
    cardDeposits,
    retentionYears,
  } = config;
  const inForce = [
    `WITHDRAWALS_DAILY_MAXIMUM ${most ?? "none"}`,
    `APPROVAL_THRESHOLDS ${thresholdsAsText(approvalThresholds)}`,
    `ADJUSTMENT_APPROVALS ${adjustmentApprovals}`,
    `DESTINATION_WAIT_HOURS ${destinationWaitHours}`,
    `REQUIRE_KYC ${requireKyc}`,
    `ADMIN_SECOND_FACTOR ${asksAdminsForSecondFactor ? "required" : "optional"}`,
    `CARD_DEPOSITS ${cardDeposits ? "on" : "off"}`,
    `RETENTION_YEARS ${retentionYears ?? "none"}`,
  ];
  return `Safeguards in force: ${inForce.join(", ")}.`;
}

/** Names only: addresses and keys are nobody's business who reads a console. */
function servicesOf({ simulated, s3, clamdAddress }: Config): string {
  const real = services.filter((service) => !simulated.has(service));
  const documents = `Documents are kept ${s3 ? "on S3" : "in the data folder"}.`;
  const files = clamdAddress
    ? "Files are checked for viruses by clamd."
    : "Files are not checked for viruses.";
  return [
    `Simulated: ${[...simulated].join(", ") || "nothing"}.`,
    `Real: ${real.join(", ") || "nothing"}.`,
    documents,
    files,
  ].join(" ");
}
