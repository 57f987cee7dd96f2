import type { LedgerIntegrity } from "~server/features/reconciliation/integrity-schemas";
import { Form } from "~/form/form";
import { SubmitButton } from "~/form/submit-button";
import { useFormState } from "~/form/use-form-state";
import { paths } from "~/platform/paths";
import { Instant } from "~/ui/instant";
import { Panel } from "~/ui/panel";
import { StatusBadge } from "~/ui/status-badge";
import { Allowed } from "~/ui/staff-rights";
import { PartyName } from "../people/person-name";
import { useMessages } from "~/ui/use-messages";

const verifyCommand = "portal ledger:verify";

/** The result of the last integrity check, and the button for a new one. */
export function LedgerPanel({ verdict, canVerify }: LedgerIntegrity) {
  const t = useMessages("staffReconciliation");
  const form = useFormState({ id: "verification", names: [], reply: null });
  return (
    <Panel title={t("ledger")} actions={<IntegrityCheckResult verdict={verdict} />}>
      {verdict ? (
        <p>
          {t("checkedBy", {
            time: <Instant iso={verdict.at} />,
            by: verdict.ranBy ? <PartyName party={verdict.ranBy} /> : <code>{verifyCommand}</code>,
            entries: verdict.entries,
            accounts: verdict.accounts,
            transactions: verdict.transactions,
          })}{" "}
          {verdict.faults === 0 && t("balancedMeans")}
        </p>
      ) : (
        <p>{t("neverChecked")}</p>
      )}
      {verdict && verdict.faults > 0 && (
        <ul className="mt-3 grid gap-2 wrap-anywhere">
          {verdict.sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          {verdict.faults > verdict.sentences.length && (
            <li>
              {t("moreErrors", {
                count: verdict.faults - verdict.sentences.length,
                command: <code>{verifyCommand}</code>,
              })}
            </li>
          )}
        </ul>
      )}
      {canVerify ? (
        <Allowed call="reconciliation.verifyLedger">
          <Form form={form} action={paths.admin.ledgerVerification()}>
            <div className="actions mt-4">
              <SubmitButton tone="secondary" busy={t("checking")}>
                {t("runCheck")}
              </SubmitButton>
            </div>
          </Form>
        </Allowed>
      ) : (
        <p className="hint mt-3">{t("tooLong", { command: <code>{verifyCommand}</code> })}</p>
      )}
    </Panel>
  );
}

function IntegrityCheckResult({ verdict }: Pick<LedgerIntegrity, "verdict">) {
  const t = useMessages("staffReconciliation");
  if (!verdict) return <StatusBadge status="waiting" label={t("notChecked")} />;
  const { faults } = verdict;
  return faults === 0 ? (
    <StatusBadge status="successful" label={t("balanced")} />
  ) : (
    <StatusBadge status="failed" label={t("errors", { count: faults })} />
  );
}
