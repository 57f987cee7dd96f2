// A gateway that never answers, for as long as the portal itself is set to wait: in `npm run faults` alone, since it takes that long.
import { afterAll, expect, test } from "vitest";
import { limits } from "~server/kernel/limits";
import { describeEachEngine } from "../support/portal/engine-suites";
import { bitcoinOrder } from "../support/stubs/crypto-gateway";
import { hangs } from "../support/stubs/misbehaviors";
import { PlisioStub, stubKey } from "../support/stubs/plisio-stub";
import { sized } from "../support/sized";

const stub = await PlisioStub.open(Date.now);
afterAll(() => stub.close());
const limitMs = limits.gatewayAnswerSeconds * 1000;

describeEachEngine(
  "a gateway that never responds",
  (portal) => {
    test.runIf(sized(false, true))(
      "is given up after ten seconds, and others continue meanwhile",
      async () => {
        const [nora, hana] = [await portal().register(), await portal().register()];
        stub.misbehaviour = null;
        await nora.get("/payments/crypto/currencies");
        stub.misbehaviour = hangs;
        const startedAt = performance.now();
        let isAnswered = false;
        const paying = nora
          .post("/payments/crypto/create", bitcoinOrder)
          .finally(() => (isAnswered = true));
        expect((await hana.patch("/users/profile", { fullname: "Hana Howard" })).status).toBe(200);
        expect(isAnswered).toBe(false);
        expect(await paying).toMatchObject({ status: 502, code: "crypto_payment_failed" });
        const tookMs = performance.now() - startedAt;
        expect(tookMs).toBeGreaterThan(limitMs - 100);
        expect(tookMs).toBeLessThan(limitMs + 5_000);
      },
    );
  },
  { PLISIO_API_KEY: stubKey, PLISIO_BASE_URL: stub.baseUrl },
);
