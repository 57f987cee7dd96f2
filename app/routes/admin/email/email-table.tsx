import type { OutboxMessage } from "~server/features/email/schemas";
import { isMailKind, shownMailFaults } from "~server/features/email/labels";
import { Form } from "~/form/form";
import { SubmitButton } from "~/form/submit-button";
import { useFormState } from "~/form/use-form-state";
import { paths } from "~/platform/paths";
import { type Column, DataTable } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Instant, StackedInstant } from "~/ui/instant";
import { StatusBadge } from "~/ui/status-badge";
import { Allowed } from "~/ui/staff-rights";
import { PersonName } from "../people/person-name";
import { useMessages, type TranslateForPage } from "~/ui/use-messages";

type Translator = TranslateForPage<"staffEmail">;
type Kinds = TranslateForPage<"emailKinds">;

/** An unknown kind from another backend is shown unchanged. */
function kindLabel(kinds: Kinds, kind: string): string {
  return isMailKind(kind) ? kinds(kind) : kind;
}

function faultLabel(t: Translator, fault: string): string {
  const known = shownMailFaults.find((one) => one === fault);
  return known ? t(`fault.${known}`) : fault;
}

const columnsIn = (t: Translator, kinds: Kinds): readonly Column<OutboxMessage>[] => [
  {
    header: t("created"),
    place: 4,
    cell: ({ createdAt }) => <StackedInstant iso={createdAt} />,
  },
  {
    header: t("to"),
    place: 3,
    cell: ({ user, userDetails }) => (
      <span className="md:inline-block md:min-w-28">
        <PersonName
          {...userDetails}
          href={userDetails.email ? paths.admin.user(user) : undefined}
        />
      </span>
    ),
  },
  {
    header: t("type"),
    place: 1,
    cell: ({ kind }) => <span className="mail-kind">{kindLabel(kinds, kind)}</span>,
  },
  { header: t("status"), cell: (message) => <State message={message} /> },
  { header: t("attempts"), isNumeric: true, cell: ({ attempts }) => attempts },
];

/** The actions; left out if there are none. */
const actionsIn = (t: Translator, kinds: Kinds): Column<OutboxMessage> => ({
  header: t("actions"),
  place: 2,
  hidesHeader: true,
  isNumeric: true,
  cell: (message) => (
    <div>
      {message.canRetry && (
        <Allowed call="outbox.retry">
          <div className="mail-retry">
            <Retry id={message.id} />
          </div>
        </Allowed>
      )}
      {message.canRead && (
        <a href={paths.admin.outboxMessage(message.id)}>
          {t("read", {
            kind: kindLabel(kinds, message.kind),
            hidden: (text) => <span className="sr-only">{text}</span>,
          })}
        </a>
      )}
    </div>
  ),
});

export function EmailTable({ rows }: { rows: readonly OutboxMessage[] }) {
  const t = useMessages("staffEmail");
  const kinds = useMessages("emailKinds");
  const columns = columnsIn(t, kinds);
  const hasActions = rows.some(({ canRead, canRetry }) => canRead || canRetry);
  return (
    <DataTable
      caption={t("caption")}
      isWide
      columns={hasActions ? [...columns, actionsIn(t, kinds)] : columns}
      rows={rows}
      rowKey={({ id }) => id}
      empty={
        <EmptyState icon="outbox" title={t("noneYet")}>
          {t("noneYetHint")}
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
  const t = useMessages("staffEmail");
  return (
    <div className="mail-state">
      <StatusBadge status={state} />
      {sentAt && (
        <span className="hint block">
          <Instant iso={sentAt} />
        </span>
      )}
      {lastError && <span className="hint block">{faultLabel(t, lastError)}</span>}
      {nextAttemptAt && (
        <span className="hint block">
          {t("nextAttempt", { time: <Instant iso={nextAttemptAt} /> })}
        </span>
      )}
    </div>
  );
}

function Retry({ id }: { id: string }) {
  const t = useMessages("staffEmail");
  const form = useFormState({ id: `retry-${id}`, names: [], reply: null });
  return (
    <Form form={form}>
      <input type="hidden" name="id" value={id} />
      <SubmitButton tone="secondary" busy={t("sending")}>
        {t("retry")}
      </SubmitButton>
    </Form>
  );
}
