import type { LedgerIntegrity } from "~server/features/reconciliation/integrity-schemas";
import { Form } from "~/form/form";
import { SubmitButton } from "~/form/submit-button";
import { useFormState } from "~/form/use-form-state";
import { paths } from "~/platform/paths";
import { Instant } from "~/ui/instant";
import { Panel } from "~/ui/panel";
import { StatusBadge } from "~/ui/status-badge";
import { Allowed } from "~/ui/staff-rights";

/** The result of the last integrity check, and the button for a new one. */
export function LedgerPanel({ verdict, canVerify }: LedgerIntegrity) {
  const form = useFormState({ id: "verification", names: [], reply: null });
  return (
    <Panel title="The ledger" actions={<IntegrityCheckResult verdict={verdict} />}>
      {verdict ? (
        <p>
          Proved on <Instant iso={verdict.at} /> by {verdict.by ?? "npm run ledger:verify"}:{" "}
          {verdict.entries} entries, {verdict.accounts} accounts, {verdict.transactions}{" "}
          transactions.
          {verdict.faults === 0 &&
            " Entries sum to zero, balances are the sums of their entries, and every transaction is booked as its status says."}
        </p>
      ) : (
        <p>
          Nobody has proved it yet: that entries sum to zero, balances are the sums of their
          entries, and every transaction is booked as its status says.
        </p>
      )}
      {verdict && verdict.faults > 0 && (
        <ul className="mt-3 list-disc ps-5 wrap-anywhere">
          {verdict.sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          {verdict.faults > verdict.sentences.length && (
            <li>
              And {verdict.faults - verdict.sentences.length} more: run npm run ledger:verify to see
              all of them.
            </li>
          )}
        </ul>
      )}
      {canVerify ? (
        <Allowed right="transactions">
          <Form form={form} action={paths.admin.ledgerVerification()}>
            <div className="actions mt-4">
              <SubmitButton tone="secondary" busy="Proving...">
                Prove it now
              </SubmitButton>
            </div>
          </Form>
        </Allowed>
      ) : (
        <p className="hint mt-3">
          It is too long to be proved while a page waits. Run npm run ledger:verify where the portal
          runs, for example every night.
        </p>
      )}
    </Panel>
  );
}

function IntegrityCheckResult({ verdict }: Pick<LedgerIntegrity, "verdict">) {
  if (!verdict) return <StatusBadge status="waiting" label="Not yet proved" />;
  const { faults } = verdict;
  return faults === 0 ? (
    <StatusBadge status="successful" label="Sound" />
  ) : (
    <StatusBadge status="failed" label={`${faults} ${faults === 1 ? "fault" : "faults"}`} />
  );
}
