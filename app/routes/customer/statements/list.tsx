// The months and years since the account was opened, each with its statement, and all entries as a file.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { zoneName } from "~server/kernel/instants";
import { api } from "~/platform/api/api.server";
import { loadIfOffered } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { EmptyState } from "~/ui/empty-state";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { csvDaysOf, type CsvDays } from "./csv-days.server";
import { MonthTables, PeriodTable } from "./period-tables";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";
import { ErrorSummary } from "~/form/form";
import { Field } from "~/form/field";
import { paths } from "~/platform/paths";

export const handle = {
  title: pageText("statements", "statements"),
} satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  return {
    list: await loadIfOffered(request, api(request).statements.list()),
    days: csvDaysOf(request),
  };
}

export default function StatementsPage() {
  const t = useMessages("statements");
  const { list, days } = useLoaderData<typeof loader>();
  if (!list)
    return (
      <>
        <PageHeading title={t("statements")} lead={t("lead")} />
        <Panel>
          <EmptyState icon="statement" title={t("noneYet")}>
            {t("noneYetHint")}
          </EmptyState>
        </Panel>
      </>
    );
  const { months, years = [], currency, timeZone } = list;
  return (
    <>
      <PageHeading title={t("statements")} lead={t("lead")} />
      <Panel title={t("months")}>
        <MonthTables months={months} currency={currency} />
        <p className="hint mt-4">
          {t("monthsHint", { zone: zoneName(timeZone) })} {t("balanceMeaning")}
        </p>
      </Panel>
      {years.length > 0 && (
        <>
          <Panel title={t("years")}>
            <PeriodTable
              caption={t("yoursByYear")}
              header={t("year")}
              periods={years}
              currency={currency}
            />
          </Panel>
          <CsvForm days={days} timeZone={timeZone} />
        </>
      )}
    </>
  );
}

/** All entries of some days as a file; by default, all since the account was opened. */
function CsvForm({ days, timeZone }: { days: CsvDays; timeZone: string }) {
  const t = useMessages("statements");
  const field = (name: "from" | "to") => ({
    id: `csv-${name}`,
    name,
    errorId: `csv-${name}-error`,
    hintId: `csv-${name}-hint`,
    value: days[name],
    errors: days.errors[name] ?? [],
    pendingUploads: [],
  });
  const fields = [field("from"), field("to")];
  const faults = fields.flatMap(({ id, errors }) =>
    errors.map((message) => ({ message, fieldId: id })),
  );
  return (
    <Panel id="csv" title={t("csvTitle")}>
      <p className="mb-4">{t("csvText", { zone: zoneName(timeZone) })}</p>
      <ErrorSummary faults={faults} />
      <form
        className="mt-4 flex flex-wrap items-end gap-4"
        method="get"
        action={paths.customer.statementsCsv()}
      >
        <Field field={field("from")} label={t("from")} type="date" isOptional />
        <Field field={field("to")} label={t("to")} type="date" isOptional />
        <div className="actions">
          <button type="submit" className="button secondary">
            {t("downloadCsv")}
          </button>
        </div>
      </form>
    </Panel>
  );
}
