import type { ExpectedDeposit } from "~server/features/bank-transfers/schemas";
import { formatMoney } from "~server/kernel/money-format";
import { formatAgo } from "~server/kernel/relative-time";
import { paths } from "~/platform/paths";
import { DataTable } from "~/ui/data-table";
import { Day } from "~/ui/instant";
import { MoneyText } from "~/ui/money";
import { Panel } from "~/ui/panel";
import { useLocale, useMessages } from "~/ui/use-messages";

interface Props {
  expected: readonly ExpectedDeposit[];
  /** UTC milliseconds. */
  now: number;
}

const dayMs = 86_400_000;

/** The bank transfers that the customer announced and that haven't arrived; nothing if there are none. */
export function ExpectedTransfers({ expected, now }: Props) {
  const t = useMessages("bankTransfers");
  const locale = useLocale();
  const open = expected.filter(({ state }) => state === "open");
  if (open.length === 0) return null;
  const ageOf = ({ createdAt }: ExpectedDeposit) =>
    formatAgo(Math.max(0, Math.floor((now - Date.parse(createdAt)) / dayMs)), "day", locale);
  return (
    <div className="mb-5">
      <Panel id="expected-transfers" title={t("expected")}>
        <DataTable
          caption={t("expectedCaption")}
          rows={open}
          rowKey={({ id }) => id}
          columns={[
            {
              header: t("amount"),
              place: 1,
              cell: ({ amount, currency }) => <MoneyText amount={amount} currency={currency} />,
            },
            { header: t("announcedAt"), cell: ageOf },
            { header: t("expectedUntil"), cell: ({ lapsesAt }) => <Day iso={lapsesAt} /> },
            {
              header: t("actions"),
              hidesHeader: true,
              place: 2,
              cell: ({ id, amount, currency }) => (
                <a href={paths.customer.expectedDepositCancellation(id)}>
                  {t("cancel", {
                    amount: formatMoney(amount, currency, locale),
                    hidden: (text) => <span className="sr-only">{text}</span>,
                  })}
                </a>
              ),
            },
          ]}
        />
        <p className="hint">{t("lapseHint")}</p>
      </Panel>
    </div>
  );
}
