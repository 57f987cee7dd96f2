import type { StaffExpectedDeposit } from "~server/features/bank-transfers/schemas";
import { Day } from "~/ui/instant";
import { MoneyText } from "~/ui/money";
import { Panel } from "~/ui/panel";
import { paths } from "~/platform/paths";
import { useMessages } from "~/ui/use-messages";

/** The bank transfers that a user announced and that haven't arrived. */
export function ExpectedOfUser({ expected }: { expected: readonly StaffExpectedDeposit[] }) {
  const t = useMessages("staffBankTransfers");
  if (expected.length === 0) return null;
  return (
    <div className="mt-5">
      <Panel title={t("title")} actions={<a href={paths.admin.expectedDeposits()}>{t("all")}</a>}>
        <ul className="grid gap-2">
          {expected.map(({ id, amount, currency, createdAt, lapsesAt }) => (
            <li key={id}>
              {t("one", {
                amount: <MoneyText amount={amount} currency={currency} />,
                announced: <Day iso={createdAt} />,
                until: <Day iso={lapsesAt} />,
              })}
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
