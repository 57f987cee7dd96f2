// Background work: adds audit entries committed since the last pass to the hash chain.
import type { Db } from "../../database/db";
import type { AuditChainRow } from "../../database/rows/record-rows";
import { firstLink, linkOf, auditChainIn, type AuditPlace } from "./chain-store";
import { giveWay } from "../../database/give-way";
import type { Context } from "../../http/context";

const linesAtOnce = 200;
/** Between two batches, as long as others keep this process busy. */
const longestPauseMs = 200;
/** An entry is committed before one this much newer is sealed; a host whose clock is behind has a day. */
const lateMs = 60_000;
const veryLateMs = 24 * 60 * 60_000;

type Sealing = Pick<Context, "storage" | "vault" | "now">;

/** One pass; returns how many entries were sealed. Any number of hosts may run it at the same time. */
export const sealAudit = (context: Sealing): Promise<number> => seal(context, lateMs);

/** The same, further back. */
export const sealLateAudit = (context: Sealing): Promise<number> => seal(context, veryLateMs);

async function seal(context: Sealing, backMs: number): Promise<number> {
  const due = await findDue(context, backMs);
  if (!due) return 0;
  let [sealed, from] = [0, due];
  let end: string | undefined;
  try {
    for (let isMore = true; isMore;) {
      const batch = await context.storage.transaction((db) => sealBatch(context, db, from));
      end = batch.end ?? end;
      sealed += batch.count;
      from = batch.last ?? from;
      isMore = batch.count === linesAtOnce;
      if (isMore) await giveWay(longestPauseMs);
    }
  } finally {
    // Only what is committed: operators compare this end with what is stored.
    if (end !== undefined) logEnd(context, end);
  }
  return sealed;
}

/** The end as it is logged or kept elsewhere, to compare with later. */
export const endOf = ({ position, link }: Pick<AuditChainRow, "position" | "link">): string =>
  `${position}.${link}`;

/** An entry from a host whose clock was ahead must not hide what is recorded after the clock is set back. */
const sinceOf = ({ now }: Sealing, end: AuditChainRow | undefined, backMs: number) =>
  end ? Math.min(end.newest_at, now()) - backMs : 0;

/**
 * Where a pass begins; null if it has nothing to do. Read before a transaction begins, and only once:
 * while much is recorded, the entries to pass over are many, and others would wait.
 */
async function findDue(context: Sealing, backMs: number): Promise<AuditPlace | null> {
  const { storage, vault } = context;
  const auditChain = auditChainIn(storage.db);
  const end = await auditChain.end();
  const since = { created_at: sinceOf(context, end, backMs), id: "" };
  const [line] = await auditChain.unlinked(since, 1);
  if (line) return line;
  return !end || end.mac.startsWith(`${vault.keyId}.`) ? null : since;
}

/** The authenticated part. */
export const macTextOf = ({
  position,
  link,
  newest_at: newestAt,
}: Pick<AuditChainRow, "position" | "link" | "newest_at">): string =>
  JSON.stringify([position, link, newestAt]);

function logEnd({ now }: Sealing, end: string): void {
  const time = new Date(now()).toISOString();
  console.info(JSON.stringify({ time, level: "info", event: "audit log sealed", end }));
}

interface Batch {
  readonly count: number;
  /** The new end of the chain, if it has one. */
  readonly end?: string;
  /** The newest entry that was added. */
  readonly last?: AuditPlace | undefined;
}

async function sealBatch({ vault }: Sealing, db: Db, from: AuditPlace): Promise<Batch> {
  const end = await auditChainIn(db).end();
  const lines = await auditChainIn(db).unlinked(from, linesAtOnce);
  // Adding to a forged chain must not make it valid.
  if (end && !vault.audit.isMacOf(end.mac, macTextOf(end)))
    throw new Error("the audit log's chain does not end as it was sealed");
  if (lines.length === 0) {
    await renewMac(vault, end, auditChainIn(db));
    return { count: 0 };
  }
  let [position, link] = [end?.position ?? 0, end?.link ?? firstLink];
  const links = lines.map((line) => {
    position += 1;
    link = linkOf(link, position, line);
    return { position, audit_id: line.id, link };
  });
  const newestAt = Math.max(end?.newest_at ?? 0, ...lines.map((line) => line.created_at));
  const mac = vault.audit.mac(macTextOf({ position, link, newest_at: newestAt }));
  const next = { position, link, mac, newest_at: newestAt };
  if (!(await auditChainIn(db).advance(end, next))) return { count: 0 };
  await auditChainIn(db).append(links);
  return { count: lines.length, end: endOf(next), last: lines.at(-1) };
}

/** After a key change, the end is authenticated with the new key, so that the old one is no longer needed. */
async function renewMac(
  vault: Sealing["vault"],
  end: AuditChainRow | undefined,
  auditChain: ReturnType<typeof auditChainIn>,
): Promise<void> {
  if (!end || end.mac.startsWith(`${vault.keyId}.`)) return;
  const { name: _name, ...columns } = end;
  await auditChain.advance(end, { ...columns, mac: vault.audit.mac(macTextOf(end)) });
}
