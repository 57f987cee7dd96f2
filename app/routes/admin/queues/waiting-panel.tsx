import type { QueueList } from "~server/features/queues/schemas";
import { paths } from "~/platform/paths";
import { type Column, DataTable } from "~/ui/data-table";
import { Panel } from "~/ui/panel";
import { queueTitles } from "./queue-labels";

type Row = QueueList["queues"][number] & { age: string };

const columns: readonly Column<Row>[] = [
  { header: "Queue", place: 1, cell: ({ name }) => queueTitles[name] },
  { header: "Waiting", place: 2, isNumeric: true, cell: ({ waiting }) => waiting },
  {
    header: "Oldest",
    place: 3,
    cell: ({ oldestAt, age }) => (oldestAt ? <time dateTime={oldestAt}>{age}</time> : "-"),
  },
  {
    header: "Review",
    place: 4,
    cell: ({ name, waiting }) =>
      waiting > 0 ? (
        <a href={paths.admin.queue(name)}>
          Review <span className="sr-only">{queueTitles[name]}</span>
        </a>
      ) : (
        "Nothing waits"
      ),
  },
];

/** What waits for a decision, by kind, with how many and for how long. */
export function WaitingPanel({ queues }: { queues: readonly Row[] }) {
  return (
    <Panel title="Review queues">
      <DataTable
        caption="What waits for a decision"
        columns={columns}
        rows={queues}
        rowKey={({ name }) => name}
      />
    </Panel>
  );
}
