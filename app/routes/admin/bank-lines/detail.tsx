// One line of the bank: what it says, whose it may be, and what can be done with it.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import type { BankLine } from "~server/features/bank-statements/line-schemas";
import { formatDay } from "~server/kernel/instants";
import { formatMoney } from "~server/kernel/money-format";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { FormTokenField } from "~/ui/form-token-field";
import { ButtonLink } from "~/ui/button-link";
import { DefinitionList } from "~/ui/definition-list";
import { Day, Instant } from "~/ui/instant";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { useMayCall, useOwnId } from "~/ui/staff-rights";
import { pageText } from "~/ui/page-text";
import { useLocale, useMessages } from "~/ui/use-messages";
import { loadRecordAudit } from "../audit-log/load-record-audit.server";
import { RecordAudit } from "../audit-log/record-audit";
import { LineAmount, LineSubject, OutcomeBadge } from "../bank-statements/lines-table";
import { PartyName, PersonName } from "../people/person-name";

export const handle = {
  title: pageText("staffBankStatements", "lineTitle"),
} satisfies PageHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = params.line ?? "";
  const [line, audit] = await Promise.all([
    load(request, api(request).bankLines.line({ params: { id } })),
    loadRecordAudit(request, { record: `bank_line:${id}` }),
  ]);
  return { line, audit };
}

export default function BankLinePage() {
  const t = useMessages("staffBankStatements");
  const locale = useLocale();
  const { line, audit } = useLoaderData<typeof loader>();
  const title = t("lineHeading", {
    amount: formatMoney(line.amount, line.currency, locale),
    day: formatDay(line.bookingDate, "UTC", locale),
  });
  return (
    <>
      <PageHeading
        title={title}
        badge={<OutcomeBadge line={line} />}
        back={{ href: paths.admin.bankLines(), label: t("allOpenLines") }}
        actions={<LineActions line={line} />}
      />
      <Outlet context={line} />
      {line.state === "compliance" && <BothNames line={line} />}
      <Panel title={t("details")}>
        <LineFacts line={line} />
      </Panel>
      <RecordAudit audit={audit} of={{ record: `bank_line:${line.id}` }} />
    </>
  );
}

/** What compliance compares. */
function BothNames({ line: { name, customer } }: { line: BankLine }) {
  const t = useMessages("staffBankStatements");
  const items = [
    { term: t("nameOfPayer"), value: <strong className="wrap-anywhere">{name ?? "-"}</strong> },
    {
      term: t("nameOfCustomer"),
      value: customer && (
        <strong>
          <PersonName
            fullname={customer.fullname}
            email={customer.email}
            href={paths.admin.user(customer.id)}
          />
        </strong>
      ),
    },
  ];
  return (
    <Panel title={t("names")}>
      <DefinitionList items={items} />
    </Panel>
  );
}

function LineFacts({ line }: { line: BankLine }) {
  const t = useMessages("staffBankStatements");
  const written = (text: string | undefined) =>
    text && <span className="wrap-anywhere">{text}</span>;
  const items = [
    { term: t("amount"), value: <LineAmount line={line} /> },
    { term: t("party"), value: written(line.name) },
    { term: t("counterpartyAccount"), value: written(line.counterparty) },
    { term: t("paymentDetails"), value: written(line.text) },
    { term: t("bankReference"), value: written(line.bankReference) },
    { term: t("bookingDate"), value: <Day iso={line.bookingDate} /> },
    { term: t("valueDate"), value: line.valueDate && <Day iso={line.valueDate} /> },
    { term: t("outcome"), value: <LineSubject line={line} /> },
    { term: t("owner"), value: line.owner && <PartyName party={line.owner} /> },
    { term: t("note"), value: written(line.note) },
    { term: t("decidedBy"), value: line.decidedBy && <PartyName party={line.decidedBy} /> },
    {
      term: t("statement"),
      value: (
        <a href={paths.admin.bankStatement(line.import)}>{t("place", { place: line.place })}</a>
      ),
    },
    { term: t("state.posted"), value: line.postedAt && <Instant iso={line.postedAt} /> },
  ];
  return <DefinitionList items={items.filter(({ value }) => Boolean(value))} />;
}

function LineActions({ line }: { line: BankLine }) {
  const t = useMessages("staffBankStatements");
  const mayTreasury = useMayCall("bankLines.credit");
  const mayCompliance = useMayCall("bankLines.allow");
  const { id, state, amount } = line;
  const step = (name: Parameters<typeof paths.admin.bankLineStep>[1]) =>
    paths.admin.bankLineStep(id, name);
  if (state === "compliance")
    return (
      <>
        {mayCompliance && (
          <>
            <ButtonLink href={step("compliance-approval")}>{t("allow")}</ButtonLink>
            <ButtonLink tone="danger" href={step("compliance-refusal")}>
              {t("refuse")}
            </ButtonLink>
          </>
        )}
        {(mayTreasury || mayCompliance) && <OwnerForm line={line} />}
      </>
    );
  if (state !== "open" || !mayTreasury) return null;
  return (
    <>
      {amount > 0 && <ButtonLink href={step("credit")}>{t("credit")}</ButtonLink>}
      <ButtonLink tone={amount > 0 ? "secondary" : "primary"} href={step("payout")}>
        {t("closePayout")}
      </ButtonLink>
      {amount > 0 && (
        <ButtonLink tone="secondary" href={step("return")}>
          {t("returnToPayer")}
        </ButtonLink>
      )}
      <ButtonLink tone="quiet" href={step("own")}>
        {t("own")}
      </ButtonLink>
      <OwnerForm line={line} />
    </>
  );
}

/** A button alone: taking a line changes nothing but what colleagues see. */
function OwnerForm({ line: { id, owner } }: { line: BankLine }) {
  const t = useMessages("staffBankStatements");
  const isMine = owner !== undefined && owner.id === useOwnId();
  return (
    <form id="owner" method="post" action={paths.admin.bankLineOwner(id)}>
      <FormTokenField />
      <input type="hidden" name="taken" value={isMine ? "no" : "yes"} />
      <button className="button quiet" type="submit">
        {isMine ? t("release") : t("take")}
      </button>
    </form>
  );
}
