// The service checks of GET /readyz. Simulated services are never down, so they aren't listed.
import { outboxIn } from "./features/email/store";
import type { Probe } from "./adapters/readiness";
import { ServiceFault } from "./adapters/service-watch";
import type { Context } from "./http/context";
import { withTimeout } from "./adapters/with-timeout";
import { storesDataOnDisk } from "./choose-adapters";
import type { Config } from "./config";
import { serverFaults } from "./features/email/rules";

const second = 1_000;
const minute = 60 * second;

export function probesOf(config: Config, context: Context): Probe[] {
  const { simulated, clamdAddress } = config;
  const { storage, documents, scanner, rates, coinPrices, crypto, now } = context;
  const outside: readonly (Pick<Probe, "name" | "check"> | false)[] = [
    // Without it no upload is accepted, and everything else works.
    clamdAddress !== undefined && { name: "virus-scanner", check: () => scanner.check() },
    !simulated.has("rates") && { name: "rates", check: () => rates.rate("EUR", "USD") },
    // Its quota is for users who view prices, so the result of the last call is used.
    !simulated.has("ticker") && {
      name: "ticker",
      check: () => refuseUnless(coinPrices.isWell(), "LAST_CALL_FAILED"),
    },
    // Emails that wait because of the mail server count; one that a single mailbox rejects doesn't.
    !simulated.has("mail") && {
      name: "mail",
      check: () => requireMailServer(storage),
    },
    !simulated.has("crypto") && {
      name: "crypto",
      check: async () =>
        refuseUnless(isRecent((await crypto.coins.pricedIn("USD")).at, now()), "COIN_LIST_OLD"),
    },
  ];
  return [
    {
      name: "database",
      isNeeded: true,
      check: () => storage.ping(),
      withinMs: 2 * second,
      cacheMs: second,
    },
    {
      name: "writes",
      isNeeded: true,
      check: async () => {
        await refuseUnless(context.mayChange(), "this-host-refuses-changes");
        await storage.requireWritable();
      },
      withinMs: 2 * second,
      cacheMs: second,
    },
    // Without them everything else works, and no other host could use them either.
    {
      name: "documents",
      isNeeded: false,
      check: () => documents.check(),
      withinMs: 3 * second,
      cacheMs: 30 * second,
    },
    // Below the reserve, changes wait and reading continues; another host with the same data folder has no more space.
    ...(storesDataOnDisk(config)
      ? [
          {
            name: "disk",
            isNeeded: false,
            check: async () => refuseUnless(await context.hasDiskSpace(), "BELOW_RESERVE"),
            withinMs: 2 * second,
            cacheMs: second,
          },
        ]
      : []),
    ...outside.flatMap((probe) =>
      probe ? [{ ...probe, isNeeded: false, withinMs: 4 * second, cacheMs: minute }] : [],
    ),
  ];
}

async function requireMailServer({ db }: Context["storage"]): Promise<void> {
  const waiting = withTimeout(2 * second, outboxIn(db).waitsFor(serverFaults));
  // A database that can't be read is no fault of the mail server, whose own line in the log would then be late.
  const fault = await waiting.catch(() => null);
  await refuseUnless(fault === null, `waiting since ${fault}`);
}

function isRecent(at: number | null, now: number): boolean {
  return at !== null && now - at < 15 * minute;
}

function refuseUnless(isWell: boolean, reason: string): Promise<void> {
  return isWell ? Promise.resolve() : Promise.reject(new ServiceFault(reason));
}
