// The composition root: the only file that combines configuration, adapters, storage and API.
import { randomBytes, randomUUID } from "node:crypto";
import { hostname } from "node:os";
import { join } from "node:path";
import type { CryptoGateway } from "./features/crypto-payments/port";
import { chooseMailer } from "./adapters/mail/choose-mailer";
import type { Mailer } from "./features/email/port";
import type { DiskReserve, FreeBytes } from "./adapters/free-space";
import { uuidV7 } from "./adapters/ids/uuid-v7";
import { argon2id } from "./adapters/passwords/argon2id";
import { inOneSpelling } from "./features/users/password-spellings";
import { createReadiness } from "./adapters/readiness";
import type { ServiceWatch } from "./adapters/service-watch";
import { createVault } from "./adapters/vault/aes-gcm";
import { documentPlaceOf } from "./adapters/documents/document-place";
import { backgroundWork } from "./background/background-work";
import { watchHost, type HostWatch } from "./background/host-watch";
import type { RateLimits, Context } from "./http/context";
import { pendingCardNumbersOf } from "./features/cards/pending-card-numbers";
import { liveLinksOf } from "./features/email/live-links";
import { formRecoveriesOf } from "./features/form-recovery/form-recoveries";
import { recordSafeguards } from "./features/second-approval/record-safeguards";
import { refusedCalls } from "./http/refused-calls";
import { requestUsers } from "./http/request-users";
import { createMailDispatcher, type OpenMailDispatcher } from "./features/email/send-due";
import { fieldsOf } from "./http/read-body";
import { deferredWork, type DeferredWork } from "./background/deferred-work";
import { createApi, dispatch } from "./backend";
import type { Backend } from "./backend-types";
import { approvable, erase } from "./declared";
import { settingsOf } from "./choose-settings";
import {
  coinPricesOf,
  cryptoOf,
  documentsOf,
  gatewayOf,
  ratesOf,
  reserveOf,
  scannerOf,
  servicesOf,
} from "./choose-adapters";
import { releaseName } from "./config/release";
import { ConfigError, getConfig, type Config } from "./config";
import { isDemoAddress } from "./kernel/demo-people";
import { setOperator } from "./kernel/operator";
import { setLanguages } from "./locales/languages";
import { gaugesOf } from "./gauges";
import { reportTo, toConsole, type LogSink } from "./log-lines";
import { probesOf } from "./probes";
import { seedIfEmpty } from "./seed";
import { seedCustomers } from "./seed/customers";
import { seedStaff } from "./seed/staff";
import { markUse } from "./seed/database-use";
import { faultsOf, unusableBucket } from "./start-faults";
import { openStorage, type SchemaUse, type Storage } from "./database/storage";

export type { Backend, LocalCall } from "./backend-types";
export { moveOlderData } from "./database/sqlite/move-older-data";

type Overrides = Partial<
  Pick<
    Context,
    | "now"
    | "passwords"
    | "documents"
    | "scanner"
    | "rates"
    | "coinPrices"
    | "report"
    | "hasDiskSpace"
  >
> & {
  readonly gateway?: CryptoGateway;
  readonly mailer?: Mailer;
  readonly rateLimits?: Partial<RateLimits>;
  readonly freeBytes?: FreeBytes;
  readonly log?: LogSink;
  readonly schema?: SchemaUse;
};

export async function createBackend(
  config: Config,
  { gateway, mailer, rateLimits, freeBytes, log = toConsole, schema, ...overrides }: Overrides = {},
): Promise<Backend> {
  setOperator(config.operator);
  setLanguages(config.languages);
  const now = overrides.now ?? Date.now;
  const report = overrides.report ?? reportTo(log);
  const disk = reserveOf(config, { now, log, freeBytes });
  const reporting = { now, report };
  const services = servicesOf({ now, log });
  const work = deferredWork(report);
  const storage = await openStorage({
    ...config,
    now: now(),
    ...(schema && { schema }),
  });
  const mailDispatcher = createMailDispatcher(mailer ?? mailerOf(config, services));
  const hostWatch = hostWatchOf(config, storage, log);
  const context: Context = {
    storage,
    documents: documentsOf(config, now, services),
    scanner: scannerOf(config, services),
    vault: createVault(config.vaultKey),
    rates: ratesOf(config, reporting),
    coinPrices: coinPricesOf(config, reporting),
    crypto: cryptoOf(gateway ?? gatewayOf(config, storage, now), reporting),
    mailDispatcher,
    settings: settingsOf(config, rateLimits),
    now,
    newId: () => uuidV7(now()),
    randomText: (bytes) => randomBytes(bytes).toString("base64url"),
    hasDiskSpace: disk ? disk.hasDiskSpace : () => Promise.resolve(true),
    mayChange: hostWatch.mayChange,
    defer: work.defer,
    isClosing: work.isClosing,
    report,
    requestUsers: requestUsers(config.sessionSecret),
    erase,
    approvable,
    refusedCalls: refusedCalls(),
    ...overrides,
    passwords: inOneSpelling(overrides.passwords ?? argon2id()),
  };
  return backendOf({ config, context, mailDispatcher, hostWatch, services, work, disk });
}

interface Parts {
  readonly config: Config;
  readonly context: Context;
  readonly mailDispatcher: OpenMailDispatcher;
  readonly hostWatch: HostWatch;
  readonly services: ServiceWatch;
  readonly work: DeferredWork;
  readonly disk: DiskReserve | null;
}

/** What answers calls with this context, and the work that goes on beside them. */
function backendOf({
  config,
  context,
  mailDispatcher,
  hostWatch,
  services,
  work,
  disk,
}: Parts): Backend {
  const readiness = createReadiness(context.now, services);
  for (const probe of probesOf(config, context)) readiness.put(probe);
  const background = backgroundWork(context, { mailDispatcher, hostWatch });
  let closing: Promise<void> | undefined;
  const close = async () => {
    stopWork();
    await work.done();
    // Without the database, the others see after a minute that it is gone.
    await hostWatch.leave().catch(() => undefined);
    await context.storage.close();
  };
  const stopWork = () => {
    work.close();
    background.stop();
  };
  return {
    ...createApi(context),
    call: (operation, { body, ...call }) => {
      const value = body instanceof FormData ? fieldsOf(body) : (body ?? {});
      return dispatch(context, operation, { ...call, readBody: async () => ({ value }) });
    },
    context,
    formRecoveries: formRecoveriesOf(context),
    pendingCardNumbers: pendingCardNumbersOf(context),
    liveLinks: liveLinksOf(context),
    requestUsers: context.requestUsers,
    documentsFault: () => (config.s3 ? unusableBucket(context) : Promise.resolve(null)),
    recordSafeguards: () => recordSafeguards(context),
    noteHost: async () => {
      await hostWatch.note();
      return hostWatch.state();
    },
    readiness: () => readiness.read(),
    gauges: () =>
      gaugesOf({
        config,
        context,
        background,
        hostWatch,
        readiness: readiness.read,
        services,
        disk,
      }),
    settled: work.done,
    startWork() {
      background.start();
      void readiness.read();
    },
    stopWork,
    close: () => (closing ??= close()),
  };
}

const hostWatchOf = (config: Config, storage: Storage, log: LogSink) =>
  watchHost(
    storage,
    {
      id: randomUUID(),
      name: `${hostname()}:${config.port}`,
      release: releaseName,
      documentPlace: () => documentPlaceOf(config),
    },
    { log },
  );

export const mailerOf = (
  { smtpUrl, mailFrom, dataDir, operator }: Config,
  services: ServiceWatch = servicesOf({ now: Date.now, log: toConsole }),
): Mailer =>
  chooseMailer({
    services,
    smtpUrl,
    mailFrom: mailFrom ?? senderOf(operator),
    folder: join(dataDir, "outbox"),
    isExampleAddress: isDemoAddress,
  });

/** Of emails that are only saved. The name is quoted, because it may contain a comma or a bracket. */
const senderOf = ({ brand, supportEmail }: Config["operator"]) =>
  `"${brand.replace(/["\\]/g, "\\$&")}" <no-reply@${supportEmail.split("@").at(-1)}>`;

/** For commands that run checks before they open anything. */
export const vaultOf = ({ vaultKey }: Config): Context["vault"] => createVault(vaultKey);

declare global {
  var portalBackend: Promise<Backend> | undefined;
}

/** The backend of this process, opened at the first call. Stored on globalThis, so that rebuilds in development find it. */
export function getBackend(): Promise<Backend> {
  return (globalThis.portalBackend ??= openBackend(getConfig()));
}

/** Opens it with this build's code, and closes the one that an earlier build opened. */
export function renewBackend(): Promise<Backend> {
  const before = globalThis.portalBackend;
  globalThis.portalBackend = undefined;
  void before?.then((backend) => backend.close());
  return getBackend();
}

/** Adds a demo's users, and refuses to start in production while any of them exists. */
async function openBackend(config: Config): Promise<Backend> {
  const backend = await createBackend(config);
  const faults = await faultsOf(backend, config);
  if (faults.length > 0) {
    await backend.close();
    throw new ConfigError(faults);
  }
  await markUse(backend.context, config.mode);
  if (config.mode === "demo") await seedDemonstration(backend, config);
  return backend;
}

async function seedDemonstration(backend: Backend, { demoSize }: Config): Promise<void> {
  const isNew = await seedIfEmpty(backend);
  if (demoSize === "small") return;
  if (isNew) await seedCustomers(backend);
  await seedStaff(backend);
}
