import type { QueueList } from "~server/features/queues/schemas";
import { paths } from "~/platform/paths";
import { type Column, DataTable } from "~/ui/data-table";
import { Panel } from "~/ui/panel";
import { useMessages, type TranslateForPage } from "~/ui/use-messages";

type Row = QueueList["queues"][number] & { age: string };

const columnsIn = (t: TranslateForPage<"staffDashboard">): readonly Column<Row>[] => [
  { header: t("queue"), place: 1, cell: ({ name }) => t(`queue.${name}`) },
  { header: t("pending"), place: 2, isNumeric: true, cell: ({ waiting }) => waiting },
  {
    header: t("oldest"),
    place: 3,
    cell: ({ oldestAt, age }) => (oldestAt ? <time dateTime={oldestAt}>{age}</time> : "-"),
  },
  {
    header: t("review"),
    place: 4,
    cell: ({ name, waiting }) =>
      waiting > 0 ? (
        <a href={paths.admin.queue(name)}>
          {t("reviewQueue", { queue: <span className="sr-only">{t(`queue.${name}`)}</span> })}
        </a>
      ) : (
        t("none")
      ),
  },
];

interface Props {
  queues: readonly Row[];
  /** The number of bank transfers that customers announced; null for staff who import no statements. */
  expected: number | null;
}

/** The review queues with the number and age of their items, and what no one reviews but the bank's statement will have. */
export function WaitingPanel({ queues, expected }: Props) {
  const t = useMessages("staffDashboard");
  return (
    <Panel title={t("reviewQueues")}>
      <DataTable
        caption={t("reviewQueues")}
        columns={columnsIn(t)}
        rows={queues}
        rowKey={({ name }) => name}
      />
      {expected !== null && (
        <p className="mt-3">
          <a href={paths.admin.expectedDeposits()}>{t("expected", { count: expected })}</a>
        </p>
      )}
    </Panel>
  );
}
