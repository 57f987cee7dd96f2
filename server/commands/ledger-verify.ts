// Proves that the stored balances equal the sums of the ledger's postings.
import { verifyLedger } from "../features/ledger/verify";
import { verifyAudit } from "../features/audit/verify-audit";
import { integrityCheckOf, integrityChecksIn } from "../features/ledger/integrity-check-store";
import type { Command } from "./command";

export const ledgerVerify: Command = {
  name: "ledger:verify",
  summary:
    "proves that entries sum to zero, balances equal their postings, transactions are booked as their state says and the audit log is as it was sealed",
  options: [
    {
      name: "audit-end",
      value: "<place.link>",
      help: "an end of the audit log's chain that was kept elsewhere, from a log or a backup: the chain must hold it",
    },
  ],
  notes: [
    "It reads one moment of the database and may run while the portal runs.",
    "Exit code 1, and a line for each fault, where the ledger is not sound.",
    "When and how it ended is kept in the database, where the reconciliation page and /metrics find it.",
  ],
  async run({ given, openBackend, progress }) {
    const { context } = await openBackend();
    const report = await verifyLedger(context.storage, (stage) => progress.stage(stage));
    progress.stage("checking the audit log");
    const audit = await verifyAudit(context, given.text("audit-end"));
    await integrityChecksIn(context.storage.db).insert({
      id: context.newId(),
      actor_id: null,
      ...integrityCheckOf({ ...report, faults: [...report.faults, ...audit.faults] }),
      created_at: context.now(),
    });
    return `${ledgerSummary(report)}\n${auditSummary(audit)}`;
  },
};

/** What to print of an audit log that is as it was sealed; throws with every fault of another. */
export function auditSummary({
  lines,
  unsealed,
  end,
  faults,
}: Awaited<ReturnType<typeof verifyAudit>>): string {
  if (faults.length > 0)
    throw new Error(
      `the audit log has ${faults.length} ${faults.length === 1 ? "fault" : "faults"}:\n${faults.join("\n")}`,
    );
  return `The audit log is as it was sealed: ${lines} lines${end ? ` up to ${end}` : ""}, ${unsealed} not sealed yet.`;
}

type Report = {
  entries: number;
  accounts: number;
  transactions: number;
  faults: readonly string[];
};

/** What to print of a sound ledger; throws with every fault of another. */
export function ledgerSummary({ entries, accounts, transactions, faults }: Report): string {
  if (faults.length > 0)
    throw new Error(
      `the ledger has ${faults.length} ${faults.length === 1 ? "fault" : "faults"}:\n${faults.join("\n")}`,
    );
  return `The ledger is sound: ${entries} entries, ${accounts} accounts, ${transactions} transactions.`;
}
