import type { BalanceHistory } from "~server/features/wallets/history-schemas";
import { historyRanges, type HistoryRange } from "~server/features/wallets/history-schemas";
import { paths } from "~/platform/paths";
import { EmptyState } from "~/ui/empty-state";
import { FilterLinks } from "~/ui/filter-links";
import { Panel } from "~/ui/panel";
import { BalanceFigure } from "./balance-figure";
import type { Part } from "~/platform/api/load-part.server";
import { useMessages } from "~/ui/use-messages";

interface Props {
  history: Part<BalanceHistory>;
  range: HistoryRange;
}

export function BalanceHistoryPanel({ history, range }: Props) {
  const t = useMessages("wallets");
  return (
    <Panel
      id="balance-history"
      title={t("history")}
      actions={
        <FilterLinks
          label={t("historyRange")}
          links={historyRanges.map((one) => ({
            label: t(`range.${one}`),
            href: paths.customer.balanceHistory(one),
            isCurrent: one === range,
          }))}
        />
      }
    >
      <Content history={history} range={range} />
    </Panel>
  );
}

function Content({ history, range }: Props) {
  const t = useMessages("wallets");
  if (!history.ok)
    return (
      <EmptyState icon="alert" title={t("historyNotLoaded")}>
        {history.message}
      </EmptyState>
    );
  if (history.value.days.length === 0)
    return (
      <EmptyState icon="chart" title={t("noHistory")}>
        {t("noHistoryHint")}
      </EmptyState>
    );
  return <BalanceFigure {...history.value} rangeName={t(`range.${range}`)} />;
}
