// Two processes of the built portal that share a PostgreSQL database, a bucket and their secrets, behind a round-robin.
import { randomBytes } from "node:crypto";
import { Balancer } from "../network/balancer";
import { runCommandHere } from "./command-here";
import { openMailServer, type MailServer } from "../stubs/mail-server";
import { freshDatabase } from "../database/postgres";
import { S3Stub } from "../stubs/s3-stub";
import { freePort, startPortal, type Portal } from "./server";

export interface SeveralHosts {
  /** Where visitors come: the balancer. */
  readonly origin: string;
  readonly balancer: Balancer;
  readonly bucket: S3Stub;
  readonly mails: MailServer;
  /** As they run at this moment. */
  readonly hosts: Portal[];
  /** What `portal ledger:verify` says of the database that they share. */
  verifyLedger(): Promise<string>;
  /** Starts the host with this number again, at its old address, and resolves when it is ready. */
  start(number: number): Promise<void>;
  close(): Promise<void>;
}

const keys = {
  bucket: "portal-documents",
  region: "eu-test-1",
  accessKeyId: "AKIDEXAMPLE",
  secretAccessKey: "wJalrXUtnFEMIK7MDENG",
};

export async function openHosts(
  more: Readonly<Record<string, string>> = {},
): Promise<SeveralHosts> {
  const [database, bucket, mails] = await Promise.all([
    freshDatabase(),
    S3Stub.open({ ...keys, now: Date.now }),
    openMailServer(),
  ]);
  const [entrance, ...ports] = await Promise.all([freePort(), freePort(), freePort()]);
  const shared = {
    DATABASE_URL: database.address,
    SESSION_SECRET: randomBytes(32).toString("base64url"),
    VAULT_KEY: `k1:${randomBytes(32).toString("base64")}`,
  };
  const settings = {
    ...shared,
    MODE: "demo",
    PUBLIC_URL: `http://localhost:${entrance}`,
    TRUST_PROXY: "on",
    SMTP_URL: `smtp://127.0.0.1:${mails.port}?tls=off`,
    MAIL_FROM: "Portal <no-reply@example.org>",
    S3_BUCKET: keys.bucket,
    S3_REGION: keys.region,
    S3_ENDPOINT: bucket.endpoint,
    S3_ACCESS_KEY_ID: keys.accessKeyId,
    S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    ...more,
  };
  const launch = (port: number | undefined) => startPortal({ ...settings, PORT: String(port) });
  // One after the other: the first fills the demo, as one host does for all.
  const hosts = [await launch(ports[0]), await launch(ports[1])];
  const balancer = await Balancer.open(
    entrance,
    hosts.map(({ origin }) => origin.replace("localhost", "127.0.0.1")),
  );
  return {
    origin: balancer.origin,
    balancer,
    bucket,
    mails,
    hosts,
    verifyLedger: async () =>
      (await runCommandHere(["ledger:verify"], { ...shared, DATA_DIR: hosts[0]?.dataDir ?? "" }))
        .stdout,
    async start(number) {
      hosts[number] = await launch(ports[number]);
    },
    async close() {
      balancer.close();
      await Promise.all(hosts.map((host) => host.stop()));
      bucket.close();
      await mails.close();
      await database.drop();
    },
  };
}
