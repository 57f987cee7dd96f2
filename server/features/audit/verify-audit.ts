// Checks the audit log against its hash chain, entry by entry.
import type { Db } from "../../database/db";
import type { Context } from "../../http/context";
import { firstLink, linkOf, type LinkedLine, auditChainIn } from "./chain-store";
import { endOf, macTextOf } from "./seal-audit";

const linesAtOnce = 1000;
const lateMs = 2 * 60 * 60_000;

interface AuditReport {
  readonly lines: number;
  /** Lines that no pass of the background work has met yet. */
  readonly unsealed: number;
  /** The end of the chain, to keep outside of the database; null where nothing is sealed yet. */
  readonly end: string | null;
  /** One sentence for each thing that is wrong. */
  readonly faults: readonly string[];
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
    const early = await auditChainIn(db).unlinked(0, linesAtOnce);
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
        .map((line) => insertedWords(line.id)),
    ];
    return { lines: verified.position, unsealed, end: end ? endOf(end) : null, faults };
  });
}

interface VerifiedLines {
  position: number;
  link: string;
  newestAt: number;
  readonly faults: string[];
}

async function verifyLines(db: Db, known: string | undefined): Promise<VerifiedLines> {
  const verified: VerifiedLines = { position: 0, link: firstLink, newestAt: 0, faults: [] };
  let isKnownMet = known === undefined;
  for (;;) {
    const links = await auditChainIn(db).linked(verified.position, linesAtOnce);
    for (const linked of links) {
      step(verified, linked);
      isKnownMet ||= known === endOf(linked);
    }
    if (links.length < linesAtOnce) break;
  }
  if (!isKnownMet)
    verified.faults.push(
      `The audit log does not contain the end ${known}: entries up to there were deleted, changed or sealed again.`,
    );
  return verified;
}

function step(verified: VerifiedLines, { position, audit_id: id, link, line }: LinkedLine): void {
  const { faults } = verified;
  const missing = position - verified.position - 1;
  if (missing > 0)
    faults.push(
      `${missing} lines of the audit log before line ${id} were deleted together with their place in the chain.`,
    );
  if (!line) faults.push(`Line ${id} of the audit log, at place ${position}, was deleted.`);
  else if (missing === 0 && linkOf(verified.link, position, line) !== link)
    faults.push(
      `Line ${id} of the audit log, at place ${position}, was changed or moved after it was sealed.`,
    );
  if (line && line.created_at < verified.newestAt - lateMs) faults.push(insertedWords(id));
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

function endFaults(verified: VerifiedLines, end: End | undefined): string[] {
  if (!end) return verified.position > 0 ? ["The end of the audit log's chain was deleted."] : [];
  if (!end.isKeyThere)
    return [
      `The end of the audit log's chain is under the key "${end.mac.split(".")[0]}", which isn't in VAULT_KEY. Add that key after the others.`,
    ];
  if (!end.isTrue)
    return [
      "The end of the audit log's chain was not made with the portal's key: lines were changed, and the chain was made again.",
    ];
  if (end.position < verified.position)
    return [
      `The audit log was sealed up to place ${end.position}: what has a place after it was added by hand.`,
    ];
  if (end.position > verified.position)
    return [
      `The audit log was sealed up to place ${end.position} and ends at ${verified.position}: its last lines were deleted.`,
    ];
  if (end.link !== verified.link)
    return ["The last line of the audit log is not the one that was sealed."];
  return [];
}

const insertedWords = (id: string) =>
  `Line ${id} of the audit log is dated hours before lines that were sealed earlier: it was inserted by hand, or a host's clock was set back.`;
