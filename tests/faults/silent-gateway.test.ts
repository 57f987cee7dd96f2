// A gateway that never answers is let go after the portal's own ten seconds, in real time, and nothing else waits with it (T7).
import { expect, test } from "vitest";
import { createBackend } from "~server/index";
import { readConfig } from "~server/config";
import { limits } from "~server/contract/values/limits";
import { describeEachEngine } from "../support/backend";
import { sized } from "../support/sized";

const silence = () => new Promise<never>(() => undefined);
const isLong = sized(false, true);

test("the limit is ten seconds", () => expect(limits.gatewayAnswerSeconds).toBe(10));

describeEachEngine("a gateway that never answers", (portal) => {
  test.runIf(isLong)("is let go after ten seconds, with no database transaction open meanwhile", async () => {
    const gateway = { isSimulated: false, coins: silence, createInvoice: silence, readInvoice: silence };
    const { dataDir, databaseUrl = "", context } = portal();
    const beside = await createBackend(readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl }), { now: context.now, gateway });
    const from = performance.now();
    const asking = beside.context.crypto.gateway.createInvoice({ orderNumber: "CP-1", orderName: "Deposit", description: null, amountMinor: 6500n, currency: "USD", cid: "BTC", expiresAt: context.now() + 86_400_000 }).then(() => "answered", (error: unknown) => String(error));
    const hana = await portal().customerWith("50.00");
    await hana.withdraw("1.00");
    expect(beside.context.storage.inFlight()).toBe(0);
    expect(performance.now() - from).toBeLessThan(5_000);
    expect(await asking).toContain("within 10000 ms");
    expect((performance.now() - from) / 1000).toBeGreaterThan(9.9);
    expect((performance.now() - from) / 1000).toBeLessThan(11);
    await beside.close();
  });
});
