// Checks the audit log against its hash chain, entry by entry.
import type { Db } from "../../database/db";
import { integrityFault, type IntegrityFault } from "../../kernel/integrity-fault";
import type { Context } from "../../http/context";
import { firstLink, linkOf, type LinkedLine, auditChainIn } from "./chain-store";
import { endOf, macTextOf } from "./seal-audit";

const linesAtOnce = 1000;
const lateMs = 2 * 60 * 60_000;

interface AuditReport {
  readonly lines: number;
  /** Entries that no background pass has sealed yet. */
  readonly unsealed: number;
  /** The end of the chain, to keep outside of the database; null if nothing is sealed yet. */
  readonly end: string | null;
  readonly faults: readonly IntegrityFault[];
}

/** `known` is an end of the chain that was stored elsewhere. */
export function verifyAudit(
  { storage, vault }: Pick<Context, "storage" | "vault">,
  known?: string,
): Promise<AuditReport> {
  return storage.snapshot(async (db) => {
    const verified = await verifyLines(db, known);
    const end = await auditChainIn(db).end();
    const unsealed = await auditChainIn(db).countUnlinked();
    const early = await auditChainIn(db).unlinked({ created_at: 0, id: "" }, linesAtOnce);
    const faults = [
      ...verified.faults,
      ...endFaults(
        verified,
        end && {
          ...end,
          isTrue: vault.audit.isMacOf(end.mac, macTextOf(end)),
          isKeyThere: vault.audit.hasKeyOf(end.mac),
        },
      ),
      ...early
        .filter((line) => line.created_at < verified.newestAt - lateMs)
        .map((line) => inserted(line.id)),
    ];
    return { lines: verified.position, unsealed, end: end ? endOf(end) : null, faults };
  });
}

interface VerifiedLines {
  position: number;
  link: string;
  newestAt: number;
  readonly faults: IntegrityFault[];
}

async function verifyLines(db: Db, known: string | undefined): Promise<VerifiedLines> {
  const verified: VerifiedLines = { position: 0, link: firstLink, newestAt: 0, faults: [] };
  let isKnownEndFound = known === undefined;
  for (;;) {
    const links = await auditChainIn(db).linked(verified.position, linesAtOnce);
    for (const linked of links) {
      step(verified, linked);
      isKnownEndFound ||= known === endOf(linked);
    }
    if (links.length < linesAtOnce) break;
  }
  if (!isKnownEndFound)
    verified.faults.push(integrityFault("auditEndMissing", { end: known ?? "" }));
  return verified;
}

function step(verified: VerifiedLines, { position, audit_id: id, link, line }: LinkedLine): void {
  const { faults } = verified;
  const missing = position - verified.position - 1;
  if (missing > 0) faults.push(integrityFault("auditLinesDeleted", { count: missing, id }));
  if (!line) faults.push(integrityFault("auditLineDeleted", { id, position }));
  else if (missing === 0 && linkOf(verified.link, position, line) !== link)
    faults.push(integrityFault("auditLineChanged", { id, position }));
  if (line && line.created_at < verified.newestAt - lateMs) faults.push(inserted(id));
  verified.position = position;
  verified.link = link;
  verified.newestAt = Math.max(verified.newestAt, line?.created_at ?? 0);
}

interface End {
  readonly position: number;
  readonly link: string;
  readonly mac: string;
  readonly isTrue: boolean;
  readonly isKeyThere: boolean;
}

function endFaults(verified: VerifiedLines, end: End | undefined): IntegrityFault[] {
  if (!end) return verified.position > 0 ? [integrityFault("auditChainEndDeleted")] : [];
  const { position, mac, link } = end;
  if (!end.isKeyThere) return [integrityFault("auditKeyMissing", { key: mac.split(".")[0] ?? "" })];
  if (!end.isTrue) return [integrityFault("auditChainForged")];
  if (position < verified.position) return [integrityFault("auditLinesAdded", { position })];
  if (position > verified.position)
    return [integrityFault("auditLastLinesDeleted", { position, last: verified.position })];
  return link === verified.link ? [] : [integrityFault("auditLastLineDiffers")];
}

const inserted = (id: string) => integrityFault("auditLineInserted", { id });
