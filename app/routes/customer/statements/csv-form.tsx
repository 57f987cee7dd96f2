import { zoneName } from "~server/kernel/instants";
import { ErrorSummary } from "~/form/form";
import { Field } from "~/form/field";
import { paths } from "~/platform/paths";
import { Panel } from "~/ui/panel";
import { useMessages } from "~/ui/use-messages";
import type { CsvDays } from "./csv-days.server";

/** All entries of some days as a file; by default, all since the account was opened. */
export function CsvForm({ days, timeZone }: { days: CsvDays; timeZone: string }) {
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
