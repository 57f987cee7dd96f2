// The adapter for each port with these settings: the real service, its simulation, or none.
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { simulatedInvoicesIn } from "./features/crypto-payments/simulated-invoice-store";
import { coingecko, freshFor } from "./adapters/coin-prices/coingecko";
import type { CoinPrices } from "./features/coin-prices/port";
import { sharedCache } from "./adapters/coin-prices/shared-cache";
import { simulatedPrices } from "./adapters/coin-prices/simulated";
import { plisioGateway } from "./adapters/crypto-gateway/plisio";
import type { CryptoGateway } from "./features/crypto-payments/port";
import { simulatedGateway, simulatedPage } from "./adapters/crypto-gateway/simulated";
import { timeLimitedGateway } from "./adapters/crypto-gateway/time-limit";
import { privateFolder } from "./adapters/documents/private-folder";
import type { DocumentStore } from "./features/documents/port";
import { s3Bucket } from "./adapters/documents/s3";
import {
  createReserve,
  freeBytesIn,
  type DiskReserve,
  type FreeBytes,
} from "./adapters/free-space";
import { europeanCentralBank } from "./adapters/fx-rates/european-central-bank";
import type { Rates } from "./features/exchange-rates/port";
import { simulatedRates } from "./adapters/fx-rates/simulated";
import { timeLimitedRates } from "./adapters/fx-rates/time-limit";
import { clamd } from "./adapters/virus-scanner/clamd";
import { noScanner } from "./adapters/virus-scanner/none";
import { createServiceWatch, watched, type ServiceWatch } from "./adapters/service-watch";
import type { VirusScanner } from "./features/documents/scanner-port";
import type { Context } from "./http/context";
import { createCoinLists } from "./features/crypto-payments/coin-lists";
import type { CryptoService } from "./features/crypto-payments/crypto-service";
import type { Config } from "./config";
import { limits } from "./kernel/limits";
import { faultOf, logLine, type LogSink } from "./log-lines";
import type { Storage } from "./database/storage";

type Reporting = Pick<Context, "now" | "report">;

const rateWithinMs = 3_000;
/** Shorter, so that the last good prices are still returned in time. */
const bankWithinMs = 2_500;
const storeWithinMs = 30_000;
const scanWithinMs = 20_000;
const feedWithinMs = 5_000;
const gatewayWithinMs = limits.gatewayAnswerSeconds * 1000;

/** The bank needs no key, so there is always a source. */
export function ratesOf(
  { simulated, ecbRatesUrl: url }: Config,
  { now, report }: Reporting,
): Rates {
  const bank = () =>
    europeanCentralBank({
      url,
      now,
      report: (error) => report("rates", error),
      timeLimitMs: bankWithinMs,
    });
  return timeLimitedRates(simulated.has("rates") ? simulatedRates(now) : bank(), rateWithinMs);
}

export function coinPricesOf(
  { simulated, coingeckoApiKey: apiKey, coingeckoBaseUrl: baseUrl }: Config,
  { now, report }: Reporting,
): CoinPrices {
  if (simulated.has("ticker") || !apiKey) return simulatedPrices(now);
  const feed = coingecko({ apiKey, baseUrl, now, timeLimitMs: feedWithinMs });
  return sharedCache(feed, {
    freshMs: freshFor(baseUrl),
    now,
    report: (error) => report("coin-prices", error),
  });
}

/** Writes what it sees to the log. */
export function servicesOf({ now, log }: Pick<DiskWatch, "now" | "log">): ServiceWatch {
  const watch = createServiceWatch({
    now,
    onDown(service, reason, failures, error) {
      const fault = faultOf(error);
      const line = { event: "service-down", service, reason, failures };
      // An error without a code may be the portal's own.
      log("error", logLine("error", { ...line, ...(reason === fault.name && fault) }));
    },
    onUp: (service, downSeconds) =>
      log("info", logLine("info", { event: "service-up", service, downSeconds })),
  });
  return {
    ...watch,
    // It has lines of its own, with the free bytes.
    failed: (service, error) => (service === "disk" ? undefined : watch.failed(service, error)),
  };
}

/** Its check is watched where it's called, with its own time limit. */
export function documentsOf(
  { s3, dataDir }: Config,
  now: () => number,
  services: ServiceWatch,
): DocumentStore {
  const store = s3
    ? s3Bucket({ ...s3, now, pause, timeLimitMs: storeWithinMs })
    : privateFolder(join(dataDir, "documents"));
  return {
    ...store,
    put: (key, bytes) => watched(services, "documents", () => store.put(key, bytes)),
    get: (key) => watched(services, "documents", () => store.get(key)),
    remove: (key) => watched(services, "documents", () => store.remove(key)),
  };
}

/** The same for its check. */
export function scannerOf({ clamdAddress: at }: Config, services: ServiceWatch): VirusScanner {
  if (!at) return noScanner;
  const scanner = clamd({ at, timeLimitMs: scanWithinMs });
  return {
    ...scanner,
    scan: (bytes) => watched(services, "virus-scanner", () => scanner.scan(bytes)),
  };
}

export function gatewayOf(config: Config, { db }: Storage, now: () => number): CryptoGateway {
  const { mode, plisioApiKey: apiKey, plisioBaseUrl: baseUrl, publicUrl } = config;
  if (!apiKey)
    return simulatedGateway({
      store: simulatedInvoicesIn(db),
      now,
      ...(mode === "demo" && { pageOf: simulatedPage }),
    });
  const callbackUrl = `${publicUrl}/api/payments/crypto/callback?json=true`;
  return plisioGateway({ apiKey, baseUrl, callbackUrl, timeLimitMs: gatewayWithinMs, now });
}

export function cryptoOf(gateway: CryptoGateway, about: Reporting): CryptoService {
  const limited = timeLimitedGateway(gateway, gatewayWithinMs);
  return { gateway: limited, coins: createCoinLists({ gateway: limited, ...about }) };
}

interface DiskWatch {
  readonly now: () => number;
  readonly log: LogSink;
  readonly freeBytes: FreeBytes | undefined;
}

/** Whether the database, documents or both are in the data folder. */
export const storesDataOnDisk = ({ databaseUrl, s3 }: Config): boolean => !databaseUrl || !s3;

/** Null with PostgreSQL and S3: the portal then keeps nothing on a disk of this machine. */
export function reserveOf(
  config: Config,
  { now, log, freeBytes = freeBytesIn(config.dataDir) }: DiskWatch,
): DiskReserve | null {
  if (!storesDataOnDisk(config)) return null;
  const leastBytes = limits.diskReserveBytes;
  const onChange = (hasDiskSpace: boolean, free: number) => {
    const level = hasDiskSpace ? "info" : "error";
    log(
      level,
      logLine(level, {
        event: hasDiskSpace ? "disk-above-reserve" : "disk-below-reserve",
        freeBytes: free,
        reserveBytes: leastBytes,
      }),
    );
  };
  return createReserve({ freeBytes, leastBytes, now, onChange });
}
