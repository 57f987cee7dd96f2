// One import: what it would do, what it does, and what became of it.
import { type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import type { BankImportDetails } from "~server/features/bank-statements/schemas";
import { formatDay } from "~server/kernel/instants";
import { formatMoney } from "~server/kernel/money-format";
import { PageParams } from "~server/kernel/schemas/page";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { searchParamsOf } from "~/platform/search-params.server";
import { Banner } from "~/ui/banner";
import { ButtonLink } from "~/ui/button-link";
import { Pager } from "~/ui/pager";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { RefreshLinks } from "~/ui/refresh-links";
import { RefreshRegion } from "~/ui/refresh-region";
import { autoRefreshSeconds } from "~/ui/refresh-seconds";
import { pageText } from "~/ui/page-text";
import { useLocale, useMessages } from "~/ui/use-messages";
import { loadRecordAudit } from "../audit-log/load-record-audit.server";
import { RecordAudit } from "../audit-log/record-audit";
import { ImportBadge } from "./import-badge";
import { ImportFacts, ImportResults } from "./import-facts";
import { LinesTable } from "./lines-table";

export const handle = {
  title: pageText("staffBankStatements", "importTitle"),
  refreshAfter: autoRefreshSeconds,
} satisfies PageHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = params.import ?? "";
  const { page } = searchParamsOf(request, PageParams);
  const [shown, audit] = await Promise.all([
    load(request, api(request).bankStatements.get({ params: { id }, query: { page } })),
    loadRecordAudit(request, { record: `bank_statement:${id}` }),
  ]);
  // What has ended needs no refresh.
  return { shown, audit, search: isRunning(shown) ? new URL(request.url).search : "" };
}

const isRunning = ({ state }: Pick<BankImportDetails, "state">) =>
  state === "reading" || state === "posting" || state === "undoing";

export default function ImportPage() {
  const t = useMessages("staffBankStatements");
  const { shown, audit, search } = useLoaderData<typeof loader>();
  const { id, state } = shown;
  const isRead = state !== "reading";
  const parts = (
    <>
      <ImportBanners shown={shown} />
      {isRead && (
        <>
          <Panel title={t("details")}>
            <ImportFacts shown={shown} />
          </Panel>
          <Panel title={state === "preview" ? t("results") : t("resultsPosted")}>
            <ImportResults shown={shown} />
          </Panel>
        </>
      )}
    </>
  );
  return (
    <>
      <PageHeading
        title={shown.fileName}
        badge={<ImportBadge state={state} />}
        back={{ href: paths.admin.bankStatements(), label: t("allImports") }}
        actions={<ImportActions shown={shown} />}
      />
      <Outlet context={shown} />
      {isRunning(shown) ? (
        <RefreshRegion id="progress" loading={t("refreshing")} onlyWhileUsed>
          {parts}
        </RefreshRegion>
      ) : (
        parts
      )}
      {isRunning(shown) && <RefreshLinks here={paths.admin.bankStatement(id) + search} />}
      {isRead && state !== "mapping" && state !== "discarded" && (
        <Panel title={t("lines")}>
          <LinesTable lines={shown.lines} />
          <Pager
            page={shown.page}
            totalPages={shown.totalPages}
            hrefFor={(page) => paths.admin.bankStatement(id, { page })}
          />
        </Panel>
      )}
      <RecordAudit audit={audit} of={{ record: `bank_statement:${id}` }} />
    </>
  );
}

function ImportActions({ shown }: { shown: BankImportDetails }) {
  const t = useMessages("staffBankStatements");
  const { id, state, canConfirm, canDiscard, canUndo } = shown;
  return (
    <>
      {state === "mapping" && canDiscard && (
        <ButtonLink href={paths.admin.bankStatementMapping(id)}>{t("mapColumns")}</ButtonLink>
      )}
      {canConfirm && (
        <ButtonLink href={paths.admin.bankStatementStep(id, "confirmation")}>
          {t("confirmImport")}
        </ButtonLink>
      )}
      {canDiscard && (
        <ButtonLink tone="quiet" href={paths.admin.bankStatementStep(id, "cancellation")}>
          {t("discard")}
        </ButtonLink>
      )}
      {canUndo && (
        <ButtonLink tone="quiet" href={paths.admin.bankStatementStep(id, "reversal")}>
          {t("undo")}
        </ButtonLink>
      )}
    </>
  );
}

function ImportBanners({ shown }: { shown: BankImportDetails }) {
  const t = useMessages("staffBankStatements");
  const locale = useLocale();
  const { state, totals, gap, duplicatesOf, account } = shown;
  const total = totals.in.count + totals.out.count;
  return (
    <>
      {state === "reading" && (
        <Banner tone="info">
          <p>{t("reading")}</p>
        </Banner>
      )}
      {state === "posting" && (
        <Banner tone="info">
          <p>{t("posting", { posted: totals.posted, total })}</p>
          <progress
            className="w-full"
            value={totals.posted}
            max={total}
            aria-label={t("state.posting")}
          />
        </Banner>
      )}
      {state === "undoing" && (
        <Banner tone="info">
          <p>{t("undoing")}</p>
        </Banner>
      )}
      {state === "preview" && shown.needsTwo && (
        <Banner tone="info">
          <p>{t(shown.canConfirm ? "needsColleague" : "needsAnother")}</p>
        </Banner>
      )}
      {gap && (
        <Banner tone="warning">
          <p>
            {t("gap", {
              found: formatMoney(gap.found, account.currency, locale),
              expected: formatMoney(gap.expected, account.currency, locale),
              day: formatDay(gap.day, "UTC", locale),
            })}
          </p>
        </Banner>
      )}
      {state === "preview" && totals.duplicates > 0 && (
        <Banner tone="info">
          <p>
            {t("duplicatesOf", { count: totals.duplicates })}{" "}
            {duplicatesOf.map(({ id, fileName, count }, index) => (
              <span key={id}>
                {index > 0 && ", "}
                <a href={paths.admin.bankStatement(id)}>
                  {t("duplicatesIn", { count, name: fileName })}
                </a>
              </span>
            ))}
          </p>
        </Banner>
      )}
    </>
  );
}
