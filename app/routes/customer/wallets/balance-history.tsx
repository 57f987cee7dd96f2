import type { BalanceHistory } from "~server/features/wallets/history-schemas";
import { EmptyState } from "~/ui/empty-state";
import { Panel } from "~/ui/panel";
import { BalanceFigure } from "./balance-figure";
import type { Part } from "~/platform/api/load-part.server";
import { useMessages } from "~/ui/use-messages";

export function BalanceHistoryPanel({ history }: { history: Part<BalanceHistory> }) {
  const t = useMessages("wallets");
  return (
    <Panel title={t("history")}>
      <Content history={history} />
    </Panel>
  );
}

function Content({ history }: { history: Part<BalanceHistory> }) {
  const t = useMessages("wallets");
  if (!history.ok) return <EmptyState title={t("historyNotLoaded")}>{history.message}</EmptyState>;
  if (history.value.days.length === 0)
    return <EmptyState title={t("noHistory")}>{t("noHistoryHint")}</EmptyState>;
  return <BalanceFigure {...history.value} />;
}
