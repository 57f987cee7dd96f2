import type { BalanceHistory } from "~server/features/wallets/history-schemas";
import { EmptyState } from "~/ui/empty-state";
import { Panel } from "~/ui/panel";
import { BalanceFigure } from "./balance-figure";
import type { Part } from "~/platform/api/load-part.server";

export function BalanceHistoryPanel({ history }: { history: Part<BalanceHistory> }) {
  return (
    <Panel title="Balance history">
      <Content history={history} />
    </Panel>
  );
}

function Content({ history }: { history: Part<BalanceHistory> }) {
  if (!history.ok)
    return (
      <EmptyState title="Your balance history could not be loaded">{history.message}</EmptyState>
    );
  if (history.value.days.length === 0)
    return (
      <EmptyState title="No balance history yet">Your balance history will appear here</EmptyState>
    );
  return <BalanceFigure {...history.value} />;
}
