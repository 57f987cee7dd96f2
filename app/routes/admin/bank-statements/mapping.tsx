// What the columns of a CSV file hold; the first lines of the file are above the form.
import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { MappingBody } from "~server/features/bank-statements/schemas";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { submit } from "~/platform/posts/submit.server";
import { CheckboxField, SelectField } from "~/form/choice-fields";
import { Field } from "~/form/field";
import { Form } from "~/form/form";
import { SubmitButton } from "~/form/submit-button";
import { useFormState } from "~/form/use-form-state";
import { DataTable } from "~/ui/data-table";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { pageText } from "~/ui/page-text";
import { useMessages, type TranslateForPage } from "~/ui/use-messages";

export const handle = {
  title: pageText("staffBankStatements", "mapColumns"),
  calls: "bankStatements.map",
} satisfies PageHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = params.import ?? "";
  const answer = await api(request).bankStatements.columns({ params: { id } });
  if (!answer.ok && answer.problem.code === "bank_statement_ended")
    throw redirect(paths.admin.bankStatement(id), 303);
  const { dateFormat, encoding } = MappingBody.shape;
  const choices = { dateFormats: dateFormat.options, encodings: encoding.options };
  return { ...(await load(request, answer)), choices };
}

export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  const submission = await submit(request, MappingBody);
  if (!submission.ok) return submission.reply;
  const id = params.import ?? "";
  const answer = await api(request).bankStatements.map({ params: { id }, ...submission.call });
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirect(paths.admin.bankStatement(id), 303);
}

type T = TranslateForPage<"staffBankStatements">;

/** The columns that a form asks for, with the text of each. */
const columns = [
  ["bookingDate", "bookingDate"],
  ["amount", "amountColumn"],
  ["amountOut", "amountOutColumn"],
  ["indicator", "indicatorColumn"],
  ["valueDate", "valueDate"],
  ["balance", "balance"],
  ["counterparty", "counterparty"],
  ["counterpartyAccount", "counterpartyAccount"],
  ["details", "textColumn"],
  ["moreDetails", "moreDetails"],
  ["payerReference", "payerReference"],
  ["endToEndId", "endToEndId"],
  ["bankReference", "bankReference"],
  ["kind", "kind"],
  ["ownAccount", "ownAccount"],
  ["currency", "currencyColumn"],
] as const;
const ofAmounts: readonly string[] = ["bookingDate", "amount", "amountOut", "indicator"];
const required: readonly string[] = ["bookingDate", "amount"];

const names = [
  "delimiter",
  "encoding",
  "skippedLines",
  "hasHeadings",
  "mayEndWithoutBreak",
  "dateFormat",
  "decimalSign",
  "amountIs",
  "inMark",
  "outMark",
  ...columns.map(([name]) => name),
  "name",
] as const;

type Given = ReturnType<typeof useLoaderData<typeof loader>>["choices"];

const choicesIn = (t: T, { dateFormats, encodings }: Given) => ({
  delimiter: [
    { value: ",", label: t("delimiter.comma") },
    { value: ";", label: t("delimiter.semicolon") },
    { value: "\t", label: t("delimiter.tab") },
    { value: "|", label: t("delimiter.bar") },
  ],
  encoding: encodings.map((value) => ({ value, label: value.toUpperCase() })),
  dateFormat: dateFormats.map((value) => ({ value, label: value })),
  decimalSign: [
    { value: ".", label: t("decimal.point") },
    { value: ",", label: t("decimal.comma") },
  ],
  amountIs: [
    { value: "signed", label: t("amountIs.signed") },
    { value: "separate", label: t("amountIs.separate") },
    { value: "indicator", label: t("amountIs.indicator") },
  ],
});

export default function MappingPage() {
  const t = useMessages("staffBankStatements");
  const shown = useLoaderData<typeof loader>();
  const { rows, delimiter, encoding } = shown;
  return (
    <>
      <PageHeading
        title={t("mapColumns")}
        lead={t("mapLead")}
        back={{ href: paths.admin.bankStatement(shown.import.id), label: t("backToImport") }}
      />
      <Panel title={t("firstLines")}>
        <FirstLines rows={rows} />
      </Panel>
      <div className="form-page">
        <MappingForm
          given={{ delimiter, encoding, ...guessed(rows) }}
          choices={choicesIn(t, shown.choices)}
          headings={rows[0] ?? []}
        />
      </div>
    </>
  );
}

function FirstLines({ rows }: { rows: readonly (readonly string[])[] }) {
  const t = useMessages("staffBankStatements");
  const width = Math.max(0, ...rows.map((cells) => cells.length));
  return (
    <div className="overflow-x-auto">
      <DataTable
        caption={t("firstLines")}
        columns={Array.from({ length: width }, (_, at) => ({
          header: t("column", { number: at + 1 }),
          cell: ({ cells }: { cells: readonly string[] }) => cells[at] ?? "",
        }))}
        rows={rows.map((cells, at) => ({ id: String(at), cells }))}
        rowKey={({ id }) => id}
      />
    </div>
  );
}

interface MappingProps {
  given: Readonly<Record<"delimiter" | "encoding" | "dateFormat" | "decimalSign", string>>;
  headings: readonly string[];
  choices: ReturnType<typeof choicesIn>;
}

function MappingForm({ given, choices, headings }: MappingProps) {
  const t = useMessages("staffBankStatements");
  const columnChoices = headings.map((heading, at) => ({
    value: String(at + 1),
    label: t("columnChoice", { number: at + 1, heading }),
  }));
  const form = useFormState({
    id: "mapping",
    names,
    values: { ...given, skippedLines: "1", hasHeadings: "on", amountIs: "signed" },
  });
  const { fields } = form;
  const columnFields = (isOfAmounts: boolean) =>
    columns
      .filter(([name]) => ofAmounts.includes(name) === isOfAmounts)
      .map(([name, label]) => (
        <SelectField
          key={name}
          field={fields[name]}
          label={t(label)}
          choices={columnChoices}
          prompt={t("noColumn")}
          isOptional={!required.includes(name)}
        />
      ));
  return (
    <div className="panel">
      <Form form={form}>
        <h2>{t("mappingLayout")}</h2>
        <SelectField field={fields.delimiter} label={t("delimiter")} choices={choices.delimiter} />
        <SelectField field={fields.encoding} label={t("encoding")} choices={choices.encoding} />
        <Field
          field={fields.skippedLines}
          label={t("skippedLines")}
          hint={t("skippedHint")}
          inputMode="numeric"
        />
        <CheckboxField field={fields.hasHeadings} isOptional>
          {t("hasHeadings")}
        </CheckboxField>
        <CheckboxField field={fields.mayEndWithoutBreak} isOptional>
          {t("mayEndWithoutBreak")}
        </CheckboxField>
        <h2>{t("mappingAmounts")}</h2>
        <SelectField
          field={fields.dateFormat}
          label={t("dateFormat")}
          choices={choices.dateFormat}
        />
        <SelectField
          field={fields.decimalSign}
          label={t("decimalSign")}
          choices={choices.decimalSign}
        />
        <SelectField field={fields.amountIs} label={t("amountIs")} choices={choices.amountIs} />
        {columnFields(true)}
        <Field field={fields.inMark} label={t("inMark")} isOptional maxLength={20} />
        <Field field={fields.outMark} label={t("outMark")} isOptional maxLength={20} />
        <h2>{t("mappingTexts")}</h2>
        {columnFields(false)}
        <Field
          field={fields.name}
          label={t("mappingName")}
          hint={t("mappingNameHint")}
          isOptional
          maxLength={60}
        />
        <div className="actions">
          <SubmitButton busy={t("processing")}>{t("showPreview")}</SubmitButton>
        </div>
      </Form>
    </div>
  );
}

/** What the first lines look like, as a start. */
function guessed(rows: readonly (readonly string[])[]) {
  const cells = rows.flat();
  const has = (pattern: RegExp) => cells.some((cell) => pattern.test(cell));
  const dateFormat = has(/^\d\d\.\d\d\.\d{4}$/)
    ? "DD.MM.YYYY"
    : has(/^\d\d\/\d\d\/\d{4}$/)
      ? "DD/MM/YYYY"
      : "YYYY-MM-DD";
  return { dateFormat, decimalSign: has(/^[+-]?[\d.]*\d,\d\d$/) ? "," : "." };
}
