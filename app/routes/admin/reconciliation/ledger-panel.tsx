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
export function LedgerPanel({ lastCheck, canVerify }: LedgerIntegrity) {
  const t = useMessages("staffReconciliation");
  const form = useFormState({ id: "verification", names: [], reply: null });
  return (
    <Panel title={t("ledger")} actions={<IntegrityCheckResult lastCheck={lastCheck} />}>
      {lastCheck ? (
        <p>
          {t("checkedBy", {
            time: <Instant iso={lastCheck.at} />,
            by: lastCheck.ranBy ? (
              <PartyName party={lastCheck.ranBy} />
            ) : (
              <code>{verifyCommand}</code>
            ),
            entries: lastCheck.entries,
            accounts: lastCheck.accounts,
            transactions: lastCheck.transactions,
          })}{" "}
          {lastCheck.faults === 0 && t("balancedMeans")}
        </p>
      ) : (
        <p>{t("neverChecked")}</p>
      )}
      {lastCheck && lastCheck.faults > 0 && (
        <ul className="mt-3 grid gap-2 wrap-anywhere">
          {lastCheck.sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
          {lastCheck.faults > lastCheck.sentences.length && (
            <li>
              {t("moreErrors", {
                count: lastCheck.faults - lastCheck.sentences.length,
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

function IntegrityCheckResult({ lastCheck }: Pick<LedgerIntegrity, "lastCheck">) {
  const t = useMessages("staffReconciliation");
  if (!lastCheck) return <StatusBadge status="waiting" label={t("notChecked")} />;
  const { faults } = lastCheck;
  return faults === 0 ? (
    <StatusBadge status="successful" label={t("balanced")} />
  ) : (
    <StatusBadge status="failed" label={t("errors", { count: faults })} />
  );
}
