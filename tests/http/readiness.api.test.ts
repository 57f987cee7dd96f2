// Which services a portal with real ones behind it calls up or down, and how seldom it asks them.
import { afterAll, beforeEach, expect, test } from "vitest";
import { outboxFolder } from "~server/adapters/mail/outbox-folder";
import { sendDue } from "~server/features/email/send-due";
import { describeEitherEngine } from "../support/portal/engine-suites";
import { asCoinGecko, demoKey } from "../support/stubs/coingecko-stub";
import { OutsideStub } from "../support/stubs/outside-stub";
import { PlisioStub, stubKey } from "../support/stubs/plisio-stub";
import { refusal, S3Stub } from "../support/stubs/s3-stub";

let now = () => 0;
const keys = {
  bucket: "portal-documents",
  region: "us-east-1",
  accessKeyId: "AKIDEXAMPLE",
  secretAccessKey: "wJalrXUtnFEMIK7MDENG",
};
const [bucket, feed, gateway] = [
  await S3Stub.open({ ...keys, now: () => now() }),
  await OutsideStub.open(),
  await PlisioStub.open(() => now()),
];
afterAll(() => {
  bucket.close();
  gateway.close();
  feed.close();
});
const settings = {
  S3_BUCKET: keys.bucket,
  S3_ENDPOINT: bucket.endpoint,
  S3_ACCESS_KEY_ID: keys.accessKeyId,
  S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
  COINGECKO_API_KEY: demoKey,
  COINGECKO_BASE_URL: `${feed.origin}/api/v3`,
  ECB_RATES_URL: feed.origin,
};

describeEitherEngine(
  "readiness",
  (portal) => {
    let allUp: Record<string, string> = {};
    beforeEach(() => {
      // With PostgreSQL and a bucket nothing is kept on a disk of this machine.
      allUp = {
        database: "up",
        writes: "up",
        documents: "up",
        ...(portal().engine === "SQLite" && { disk: "up" }),
        rates: "up",
        ticker: "up",
      };
      now = portal().context.now;
      portal().advance({ hours: 1 });
      feed.respondsWith(asCoinGecko);
      bucket.seen.length = 0;
      feed.received.length = 0;
    });

    test("names every service that is not simulated", async () => {
      expect(await portal().backend.readiness()).toEqual({ isReady: true, services: allUp });
    });

    test("a bucket that is down degrades it, and only until it is back", async () => {
      bucket.faults.push(refusal(403, "AccessDenied"));
      expect(await portal().backend.readiness()).toMatchObject({
        isReady: true,
        services: { documents: "down" },
      });
      portal().advance({ minutes: 1 });
      expect(await portal().backend.readiness()).toMatchObject({
        isReady: true,
        services: { documents: "up" },
      });
    });

    test("rates and prices that are down degrade it", async () => {
      feed.respondsWith({ status: 500 });
      await portal().visitor().get("/prices/coins");
      const report = await portal().rates.away(() => portal().backend.readiness());
      expect(report).toEqual({
        isReady: true,
        services: { ...allUp, rates: "down", ticker: "down" },
      });
    });

    test("public requests cause one call per service, and none to the price feed", async () => {
      await Promise.all(Array.from({ length: 200 }, () => portal().backend.readiness()));
      expect(bucket.seen.map(({ method }) => method)).toEqual(["HEAD"]);
      expect(feed.received).toEqual([]);
    });

    test("without its database it is not ready", async () => {
      await portal().context.storage.close();
      portal().advance({ minutes: 1 });
      expect(await portal().backend.readiness()).toMatchObject({
        isReady: false,
        services: { database: "down", documents: "up" },
      });
    });
  },
  settings,
);

describeEitherEngine(
  "readiness of mail and the gateway",
  (portal) => {
    test("each is down after a failed request, and up again after a successful one", async () => {
      now = portal().context.now;
      const services = async () => {
        portal().advance({ minutes: 20 });
        const {
          isReady,
          services: { mail, crypto },
        } = await portal().backend.readiness();
        return { isReady, mail, crypto };
      };
      expect(await services()).toEqual({ isReady: true, mail: "up", crypto: "up" });
      gateway.misbehaviour = (response) => response.destroy();
      await portal().register();
      await sendDue(portal().context);
      expect(await services()).toEqual({ isReady: true, mail: "down", crypto: "down" });
      gateway.misbehaviour = null;
      await sendDue({
        ...portal().context,
        mailDispatcher: {
          ...portal().context.mailDispatcher,
          mailer: outboxFolder(portal().dataDir, "desk@portal.test"),
        },
      });
      expect(await services()).toEqual({ isReady: true, mail: "up", crypto: "up" });
    });
  },
  {
    MODE: "demo",
    SMTP_URL: "smtp://127.0.0.1:1",
    MAIL_FROM: "desk@portal.test",
    PLISIO_API_KEY: stubKey,
    PLISIO_BASE_URL: gateway.baseUrl,
  },
);
