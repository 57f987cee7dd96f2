// One month of the wallet, for screen and print.
import { data, redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PageParams } from "~server/kernel/schemas/page";
import { limits } from "~server/kernel/limits";
import { messagesIn } from "~server/locales/messages";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { Pager } from "~/ui/pager";
import { Panel } from "~/ui/panel";
import { findStatement } from "./find-statement.server";
import { NoStatement, StatementFrame } from "./statement-frame";
import { StatementTable } from "./statement-table";
import { useMessages } from "~/ui/use-messages";

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
  const found = useLoaderData<typeof loader>();
  if (!found) return <NoStatement hint={t("notFoundHint")} />;
  const { statement, page, totalPages } = found;
  return (
    <StatementFrame statement={statement}>
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
    </StatementFrame>
  );
}
