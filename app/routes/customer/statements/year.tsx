// One year of the wallet, for screen and print: its months. Their entries are on the pages of the months.
import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { messagesIn } from "~server/locales/messages";
import type { PageHandle } from "~/platform/document/page-handle";
import { Panel } from "~/ui/panel";
import { useMessages } from "~/ui/use-messages";
import { findYearlyStatement } from "./find-statement.server";
import { PeriodTable } from "./period-tables";
import { NoStatement, StatementFrame } from "./statement-frame";

export const handle = {
  title: (locale, found) => messagesIn(locale, "statements")(found ? "yearly" : "notFound"),
} satisfies PageHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const statement = await findYearlyStatement(request, params.year ?? "", { page: 1, limit: 1 });
  return statement ? { statement } : data(null, { status: 404 });
}

export default function YearlyStatementPage() {
  const t = useMessages("statements");
  const found = useLoaderData<typeof loader>();
  if (!found) return <NoStatement hint={t("yearNotFoundHint")} />;
  const { statement } = found;
  return (
    <StatementFrame statement={statement}>
      <Panel title={t("months")}>
        <PeriodTable
          caption={t("monthsOf", { year: statement.year })}
          header={t("month")}
          periods={statement.months}
          currency={statement.currency}
        />
        <p className="hint mt-4">{t("yearEntries", { count: statement.entryCount })}</p>
      </Panel>
    </StatementFrame>
  );
}
