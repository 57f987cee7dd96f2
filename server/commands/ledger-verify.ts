// Checks that the stored balances equal the sums of the ledger's postings, and that the audit log is unchanged.
import { verifyLedger } from "../features/ledger/verify";
import { verifyAudit } from "../features/audit/verify-audit";
import { integrityCheckOf, integrityChecksIn } from "../features/ledger/integrity-check-store";
import { faultText, type IntegrityFault } from "../kernel/integrity-fault";
import { counted } from "./counted";
import type { Command } from "./command";
import { configOfExistingData } from "./stored-data";

export const ledgerVerify: Command = {
  name: "ledger:verify",
  summary:
    "Run an integrity check: entries net to zero, balances match their entries, transactions are posted according to their status, and the audit log is unchanged",
  doing: "Checking the ledger and the audit log of",
  options: [
    {
      name: "audit-end",
      value: "<end>",
      help: "an end of the audit log's chain kept elsewhere, such as in a log or backup, that the chain must contain",
    },
  ],
  notes: [
    "Reads a snapshot of the database. Can run while the portal is running.",
    "Needs DATABASE_URL or DATA_DIR, and VAULT_KEY. It changes nothing else: an empty database, or one that no portal was started with, is an error.",
    "Exits with code 1 and prints a line for each error if the check fails.",
    "The result is stored in the database and shown on the reconciliation page and in /metrics.",
  ],
  async run({ env, options, open, progress }) {
    const { context } = await open(configOfExistingData(env));
    const report = await verifyLedger(context.storage, (stage) => progress.stage(stage));
    progress.stage("checking the audit log");
    const audit = await verifyAudit(context, options.text("audit-end"));
    await integrityChecksIn(context.storage.db).insert({
      id: context.newId(),
      actor_id: null,
      ...integrityCheckOf({ ...report, faults: [...report.faults, ...audit.faults] }),
      created_at: context.now(),
    });
    return `${ledgerSummary(report)}\n${auditSummary(audit)}`;
  },
};

/** What to print for an unchanged audit log; throws with all errors otherwise. */
export function auditSummary({
  lines,
  unsealed,
  end,
  faults,
}: Awaited<ReturnType<typeof verifyAudit>>): string {
  if (faults.length > 0)
    throw new Error(`the audit log has ${counted(faults.length, "error")}:\n${textOf(faults)}`);
  return `Audit log verified: ${counted(lines, "entry", "entries")}${end ? ` up to ${end}` : ""}, ${unsealed} not sealed yet.`;
}

const textOf = (faults: readonly IntegrityFault[]) =>
  faults.map((fault) => faultText(fault, "en")).join("\n");

type Report = {
  entries: number;
  accounts: number;
  transactions: number;
  faults: readonly IntegrityFault[];
};

/** What to print for a balanced ledger; throws with all errors otherwise. */
export function ledgerSummary({ entries, accounts, transactions, faults }: Report): string {
  if (faults.length > 0)
    throw new Error(`the ledger has ${counted(faults.length, "error")}:\n${textOf(faults)}`);
  return `Ledger balanced: ${counted(entries, "entry", "entries")}, ${counted(accounts, "account")}, ${counted(transactions, "transaction")}.`;
}
