// Why a portal must not start with this database or bucket, one sentence per reason.
import { withTimeout } from "./adapters/with-timeout";
import type { Context } from "./http/context";
import { canDecryptStoredData } from "./features/users/personal-key";
import type { Backend } from "./backend-types";
import type { Config } from "./config";
import { demoEmails } from "./seed";
import { faultsOfUse } from "./seed/database-use";

export async function faultsOf(backend: Backend, { mode, s3 }: Config): Promise<string[]> {
  const people = mode === "production" ? await demoEmails(backend) : [];
  const faults = people.map(
    (email) =>
      `${email} is a demo account. Use a data folder or database that was never used for a demo.`,
  );
  faults.push(...(await faultsOfUse(backend.context, mode)));
  // Production starts without its bucket and reports it at /readyz; a demo seeds documents immediately.
  const bucketFault = s3 && mode === "demo" ? await backend.documentsFault() : null;
  if (bucketFault) faults.push(bucketFault);
  // A standby can be opened, and takes its turn once it is promoted.
  const seen = await backend.noteHost().catch(() => null);
  if (seen?.fault === "other_documents") faults.push(otherDocuments);
  // Reported at startup, and not to the first customer who signs in.
  return (await canDecryptStoredData(backend.context)) ? faults : [...faults, wrongVaultKey];
}

const bucketWithinMs = 5_000;

export async function unusableBucket({ documents }: Context): Promise<string | null> {
  const why = await withTimeout(bucketWithinMs, documents.check()).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : "unknown"),
  );
  return (
    why &&
    `The S3 bucket can't be used (${why}). Check that it exists and that these keys can list, read, write and delete in it.`
  );
}

const otherDocuments =
  "Another host uses this database, and its documents are in another place than this host's. Set S3_BUCKET on every host, or let them share DATA_DIR. After moving DATA_DIR, wait a minute.";

export const wrongVaultKey =
  "VAULT_KEY doesn't match this database. Start with the key it was encrypted with; a demo stores its own in DATA_DIR/secrets.json.";
