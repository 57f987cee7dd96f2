// Where the table of faults is run: two hosts on PostgreSQL with S3 and a mail server, on one SQLite file, or on a small disk.
import { spawnSync } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fund } from "../support/api/api-client";
import { PostgresCluster } from "../support/database/postgres-cluster";
import { root } from "../support/source/sources";
import { openMailServer, type MailServer } from "../support/stubs/mail-server";
import { S3Stub } from "../support/stubs/s3-stub";
import { openProxiedHosts, type ProxiedHosts } from "./proxied-hosts";

export interface FaultSite extends ProxiedHosts {
  readonly cluster?: PostgresCluster;
  readonly bucket?: S3Stub;
  readonly mails?: MailServer;
}

export const canMount =
  process.getuid?.() === 0 &&
  spawnSync("unshare", ["-m", "sh", "-c", "mount -t tmpfs none /mnt"]).status === 0;

const keys = {
  bucket: "portal-documents",
  region: "eu-test-1",
  accessKeyId: "AKIDEXAMPLE",
  secretAccessKey: "wJalrXUtnFEMIK7MDENG",
};

export async function onPostgres(): Promise<FaultSite> {
  const [cluster, bucket, mails] = await Promise.all([
    PostgresCluster.create(),
    S3Stub.open({ ...keys, now: Date.now }),
    openMailServer(),
  ]);
  const hosts = await funded({
    settings: {
      DATABASE_URL: cluster.address,
      SMTP_URL: `smtp://127.0.0.1:${mails.port}?tls=off`,
      MAIL_FROM: "Portal <no-reply@example.org>",
      S3_BUCKET: keys.bucket,
      S3_REGION: keys.region,
      S3_ENDPOINT: bucket.endpoint,
      S3_ACCESS_KEY_ID: keys.accessKeyId,
      S3_SECRET_ACCESS_KEY: keys.secretAccessKey,
    },
  });
  const close = async () => {
    await hosts.close();
    bucket.close();
    await mails.close();
    await cluster.close();
  };
  return { ...hosts, cluster, bucket, mails, close };
}

export const onSqlite = (): Promise<FaultSite> => funded({});

/** The disk is mounted where the first host runs, and the second one joins it there. */
export function onSmallDisk(): Promise<FaultSite> {
  const mount = 'mount -t tmpfs -o size=120m none "$DATA_DIR" && exec "$0" "$@"';
  return funded({
    dataDir: mkdtempSync(join(tmpdir(), "portal-disk-")),
    launcher: (first) =>
      first
        ? ["nsenter", "-t", String(first.process.pid), "-m", `--wd=${root}`, process.execPath]
        : ["unshare", "-m", "sh", "-c", mount, process.execPath],
  });
}

async function funded(site: Parameters<typeof openProxiedHosts>[0]): Promise<ProxiedHosts> {
  const hosts = await openProxiedHosts(site);
  await fund(hosts.origin, "hana@example.com", "10000.00");
  return hosts;
}
