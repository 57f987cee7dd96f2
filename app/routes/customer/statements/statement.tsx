// One month of the wallet, for screen and print.
import { data, redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PageParams } from "~server/kernel/schemas/page";
import type { Statement } from "~server/features/statements/schemas";
import { limits } from "~server/kernel/limits";
import { messagesIn } from "~server/locales/messages";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { DefinitionList } from "~/ui/definition-list";
import { MoneyText } from "~/ui/money";
import { PageHeading } from "~/ui/page-heading";
import { Pager } from "~/ui/pager";
import { Panel } from "~/ui/panel";
import { Stat } from "~/ui/stat";
import { TimeZoneProvider } from "~/ui/time-zone";
import { shownParts } from "./entry-labels";
import { findStatement } from "./find-statement.server";
import { StatementTable } from "./statement-table";
import { closingName, closingPartsName, factsOf, issuerOf, titleOf } from "./statement-labels";
import { useLocale, useMessages } from "~/ui/use-messages";

export const handle = {
  title: (locale, found) => messagesIn(locale, "statements")(found ? "statement" : "notFound"),
} satisfies PageHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { page } = PageParams.parse({ page: new URL(request.url).searchParams.get("page") });
  const statement = await findStatement(request, params.month ?? "", {
    page,
    limit: limits.statementPageEntries,
  });
  if (!statement) return data(null, { status: 404 });
  const totalPages = Math.max(1, Math.ceil(statement.entryCount / limits.statementPageEntries));
  if (page > totalPages) throw redirect(paths.customer.statement(statement.month, totalPages), 303);
  return { statement, page, totalPages };
}

export default function StatementPage() {
  const t = useMessages("statements");
  const locale = useLocale();
  const found = useLoaderData<typeof loader>();
  if (!found) return <NoStatement />;
  const { statement, page, totalPages } = found;
  return (
    <TimeZoneProvider value={statement.timeZone}>
      <PageHeading
        title={titleOf(locale, statement)}
        back={{ href: paths.customer.statements(), label: t("all") }}
        actions={
          <>
            <ButtonLink href={paths.customer.statementPdf(statement.month)} tone="secondary">
              {t("downloadPdf")}
            </ButtonLink>
            <button className="button quiet" type="button" data-print hidden>
              {t("print")}
            </button>
          </>
        }
      />
      <Sums statement={statement} />
      <Panel>
        <DefinitionList items={[...factsOf(locale, statement), issuerOf(locale)]} />
      </Panel>
      <Panel title={t("entries")}>
        <StatementTable statement={statement} page={page} isLastPage={page === totalPages} />
        {totalPages > 1 && (
          <p className="hint">
            {t("pageHint", { page, totalPages, entryCount: statement.entryCount })}
          </p>
        )}
        <Pager
          page={page}
          totalPages={totalPages}
          hrefFor={(number) => paths.customer.statement(statement.month, number)}
        />
      </Panel>
      <Panel title={closingPartsName(locale, statement)}>
        <DefinitionList
          areSums
          items={shownParts(locale, statement.closingParts).map(({ term, amount }) => ({
            term,
            value: <MoneyText amount={amount} currency={statement.currency} />,
          }))}
        />
        <p className="hint mt-3">{t("balanceMeaning")}</p>
      </Panel>
    </TimeZoneProvider>
  );
}

function Sums({ statement }: { statement: Statement }) {
  const t = useMessages("statements");
  const locale = useLocale();
  const { currency, openingBalance, totalIn, totalOut, closingBalance } = statement;
  return (
    <div className="stats">
      <Stat label={t("openingBalance")} amount={openingBalance} currency={currency} />
      <Stat label={t("moneyIn")} amount={totalIn} currency={currency} />
      <Stat label={t("moneyOut")} amount={totalOut} currency={currency} />
      <Stat label={closingName(locale, statement)} amount={closingBalance} currency={currency} />
    </div>
  );
}

function NoStatement() {
  const t = useMessages("statements");
  return (
    <PageHeading
      title={t("notFound")}
      lead={t("notFoundHint")}
      back={{ href: paths.customer.statements(), label: t("all") }}
    />
  );
}
