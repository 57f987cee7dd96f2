import type { OutboxMessage } from "~server/features/email/schemas";
import { mailFaultLabels, mailKindLabels } from "~server/features/email/labels";
import { Form } from "~/form/form";
import { SubmitButton } from "~/form/submit-button";
import { useFormState } from "~/form/use-form-state";
import { paths } from "~/platform/paths";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Instant, StackedInstant } from "~/ui/instant";
import { StatusBadge } from "~/ui/status-badge";
import { Allowed } from "~/ui/staff-rights";

export const emailKindLabels = (kind: string) => mailKindLabels[kind] ?? kind;

/** The column of what can be done, left out where that is nothing. */
const actions = "Actions";

const columns: readonly Column<OutboxMessage>[] = [
  {
    header: "Written",
    place: 4,
    cell: ({ createdAt }) => <StackedInstant iso={createdAt} />,
  },
  {
    header: "To",
    place: 3,
    cell: ({ user, userDetails: { fullname, email } }) => (
      <span className="wrap-anywhere">
        {email ? <a href={paths.admin.user(user)}>{fullname || email}</a> : fullname}
      </span>
    ),
  },
  { header: "About", place: 1, cell: ({ kind }) => emailKindLabels(kind) },
  { header: "State", cell: (message) => <State message={message} /> },
  { header: "Tries", isNumeric: true, cell: ({ attempts }) => attempts },
  {
    header: actions,
    place: 2,
    hidesHeader: true,
    cell: (message) => (
      <div className="grid gap-2">
        {message.canRead && (
          <a href={paths.admin.outboxMessage(message.id)}>
            Read <span className="sr-only">{emailKindLabels(message.kind)}</span>
          </a>
        )}
        {message.canRetry && (
          <Allowed right="messages">
            <Retry id={message.id} />
          </Allowed>
        )}
      </div>
    ),
  },
];

export function EmailTable({ rows }: { rows: readonly OutboxMessage[] }) {
  return (
    <DataTable
      caption="Mail, newest first"
      columns={columns.filter(
        ({ header }) =>
          header !== actions || rows.some(({ canRead, canRetry }) => canRead || canRetry),
      )}
      rows={rows}
      rowKey={({ id }) => id}
      empty={
        <EmptyState title="No messages">
          What the portal writes to people by mail appears here.
        </EmptyState>
      }
    />
  );
}

function State({
  message: { state, nextAttemptAt, sentAt, lastError },
}: {
  message: OutboxMessage;
}) {
  return (
    <div>
      <StatusBadge status={state} />
      {sentAt && (
        <span className="hint block">
          <Instant iso={sentAt} />
        </span>
      )}
      {lastError && <span className="hint block">{mailFaultLabels[lastError] ?? lastError}</span>}
      {nextAttemptAt && (
        <span className="hint block">
          Next try <Instant iso={nextAttemptAt} />
        </span>
      )}
    </div>
  );
}

function Retry({ id }: { id: string }) {
  const form = useFormState({ id: `retry-${id}`, names: [], reply: null });
  return (
    <Form form={form}>
      <input type="hidden" name="id" value={id} />
      <SubmitButton tone="secondary" busy="One moment...">
        Try again
      </SubmitButton>
    </Form>
  );
}
