// The transactions selected in a list, each with its expected or actual outcome.
import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import type { BulkActionFlags } from "~server/features/evidence/schemas";
import type { Locale } from "~server/locales/locale";
import { api } from "~/platform/api/api.server";
import { load, loadIfOffered } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { EmptyState } from "~/ui/empty-state";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { fromParam } from "../queues/from-param";
import { loadOpenRecords } from "../viewers/load-viewers.server";
import { ItemTable } from "./item-table";
import { BulkActionButtons } from "./bulk-action-buttons";
import { BulkActionTotals } from "./bulk-action-totals";
import { bulkActionOutcome, splitItems, type ShownBulkAction } from "./shown-bulk-action";
import { useLocale, useMessages, type TranslateForPage } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffBulkActions", "title"),
  calls: "bulkActions.get",
} satisfies PageHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const answer = await api(request).bulkActions.get({ params: { id: params.bulkAction ?? "" } });
  const from = fromParam(request);
  if (!answer.ok && answer.problem.status === 404)
    return data({ bulkAction: null, from, flags: null, openRecords: {} }, { status: 404 });
  const bulkAction = await load(request, answer);
  const { isFinished, items } = bulkAction;
  const isAnyPending = items.some(({ transaction }) => transaction?.status === "pending");
  const [flags, openRecords] = await Promise.all([
    isFinished
      ? null
      : loadIfOffered(
          request,
          api(request).admin.bulkActionFlags({ params: { id: bulkAction.id } }),
        ),
    loadOpenRecords(request, "transaction", isAnyPending && !isFinished),
  ]);
  return data({ bulkAction, from, flags, openRecords });
}

export default function BulkActionPage() {
  const t = useMessages("staffBulkActions");
  const locale = useLocale();
  const { bulkAction, from, flags, openRecords } = useLoaderData<typeof loader>();
  const back = { href: from ?? paths.admin.transactions(), label: t("backToList") };
  if (!bulkAction) {
    return (
      <>
        <PageHeading title={t("title")} back={back} />
        <EmptyState icon="find" title={t("notFound")}>
          {t("notFoundHint")}
        </EmptyState>
      </>
    );
  }
  const shown: ShownBulkAction = { bulkAction, from };
  return (
    <>
      <PageHeading
        title={t("title")}
        lead={leadOf(t, locale, shown)}
        back={back}
        actions={<BulkActionButtons {...shown} />}
      />
      <Outlet context={shown} />
      <Parts {...shown} flags={flags} openRecords={openRecords} />
    </>
  );
}

function leadOf(
  t: TranslateForPage<"staffBulkActions">,
  locale: Locale,
  { bulkAction }: ShownBulkAction,
): string {
  if (bulkAction.isFinished) return bulkActionOutcome(locale, bulkAction);
  if (bulkAction.decision) return t("interrupted");
  const { included, skipped } = splitItems(bulkAction);
  return skipped.length === 0
    ? t("readyCount", { count: included.length })
    : t("readyCountSome", { count: included.length, left: skipped.length });
}

interface PartsProps extends ShownBulkAction {
  flags: BulkActionFlags | null;
  /** Colleagues who have one open, by its ID. */
  openRecords: Readonly<Record<string, string>>;
}

function Parts({ bulkAction, from, flags, openRecords }: PartsProps) {
  const t = useMessages("staffBulkActions");
  const flagsById = flags ? new Map(flags.items.map((item) => [item.id, item.flags])) : undefined;
  const { included, skipped } = splitItems(bulkAction);
  const here = paths.admin.bulkAction(bulkAction.id, from);
  const decided = bulkAction.isFinished ? bulkAction.decision : undefined;
  return (
    <>
      {skipped.length > 0 && (
        <Panel title={decided ? t("skipped") : t("notReady")}>
          <ItemTable
            caption={decided ? t("skippedCaption") : t("notReadyCaption")}
            items={skipped}
            from={here}
            openRecords={openRecords}
            showsReason
          />
        </Panel>
      )}
      {included.length > 0 && (
        <Panel title={decided ? t(`decided.${decided}`) : t("ready")}>
          <div className="grid gap-4">
            <BulkActionTotals sums={bulkAction.sums} />
            <ItemTable
              caption={decided ? t(`decidedCaption.${decided}`) : t("readyCaption")}
              items={included}
              from={here}
              openRecords={openRecords}
              flags={flagsById}
            />
          </div>
        </Panel>
      )}
    </>
  );
}
