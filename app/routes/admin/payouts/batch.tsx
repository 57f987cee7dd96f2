// One batch: who prepared, released and sent it, its files, its payouts, and what was left out.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import type { PayoutBatchWithLines } from "~server/features/payouts/batch-schemas";
import { formatDay } from "~server/kernel/instants";
import { api } from "~/platform/api/api.server";
import { load, loadIfOffered } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { DefinitionList } from "~/ui/definition-list";
import { Instant } from "~/ui/instant";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { StatusBadge } from "~/ui/status-badge";
import { Allowed } from "~/ui/staff-rights";
import { loadRecordAudit } from "../audit-log/load-record-audit.server";
import { RecordAudit } from "../audit-log/record-audit";
import { PartyName, PersonName } from "../people/person-name";
import { BatchFiles } from "./batch-files";
import { BatchTotals, payoutCount } from "./batch-totals";
import { PayoutTable } from "./payout-table";
import { useLocale, useMessages, type TranslateForPage } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";
import { type Column, DataTable } from "~/ui/data-table";
import { MoneyText } from "~/ui/money";

export const handle = { title: pageText("staffPayouts", "batchTitle") } satisfies PageHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const id = params.batch ?? "";
  const batch = await load(request, api(request).payouts.batch({ params: { id } }));
  const [flags, audit] = await Promise.all([
    loadIfOffered(request, api(request).admin.batchFlags({ params: { id } })),
    loadRecordAudit(request, { record: `payout_batch:${id}` }),
  ]);
  return { batch, flags, audit };
}

export default function BatchPage() {
  const t = useMessages("staffPayouts");
  const { batch, flags, audit } = useLoaderData<typeof loader>();
  const { id, reference, state, canCancel } = batch;
  const hasFiles = state === "released" || state === "sent";
  return (
    <>
      <PageHeading
        title={t("batchHeading", { reference })}
        badge={<StatusBadge status={state} label={t(`batchState.${state}`)} />}
        back={{ href: paths.admin.payoutBatches(), label: t("allBatches") }}
        actions={<BatchActions batch={batch} />}
      />
      <Outlet context={batch} />
      <Panel title={t("batchDetails")}>
        <BatchFacts batch={batch} />
        <NextStep batch={batch} />
      </Panel>
      {hasFiles && batch.files.length > 0 && (
        <Allowed call="payouts.batchFile">
          <BatchFiles batch={batch} />
        </Allowed>
      )}
      <LeftOutPanel batch={batch} />
      <Panel title={t("payouts")}>
        <PayoutTable
          caption={t("payouts")}
          rows={batch.payouts}
          from={paths.admin.payoutBatch(id)}
          takeOutOf={canCancel ? id : undefined}
          isOneBatch
          flags={flags ? new Map(flags.items.map((item) => [item.id, item.flags])) : undefined}
        />
      </Panel>
      <RecordAudit audit={audit} of={{ record: `payout_batch:${id}` }} />
    </>
  );
}

function BatchActions({ batch: { id, canRelease, canSend, canCancel } }: BatchProps) {
  const t = useMessages("staffPayouts");
  return (
    <>
      {canRelease && <ButtonLink href={paths.admin.payoutRelease(id)}>{t("release")}</ButtonLink>}
      {canSend && <ButtonLink href={paths.admin.payoutBatchSent(id)}>{t("sendBatch")}</ButtonLink>}
      {canCancel && (
        <ButtonLink tone="quiet" href={paths.admin.payoutCancellation(id)}>
          {t("cancelBatch")}
        </ButtonLink>
      )}
    </>
  );
}

interface BatchProps {
  batch: PayoutBatchWithLines;
}

/** What the batch waits for. */
function NextStep({ batch: { state, canRelease, canSend, canCancel } }: BatchProps) {
  const t = useMessages("staffPayouts");
  if (state === "released") return <p className="hint mt-3">{canSend && t("nextSend")}</p>;
  if (state !== "prepared" || canRelease) return null;
  return <p className="hint mt-3">{t(canCancel ? "releaseNeedsAnother" : "nextRelease")}</p>;
}

function BatchFacts({ batch }: BatchProps) {
  const t = useMessages("staffPayouts");
  const locale = useLocale();
  const { releasedBy, releasedAt, sentBy, sentAt, canceledBy, canceledAt, expectedDay } = batch;
  const step = (
    [who, whoLabel]: [typeof releasedBy, string],
    [at, atLabel]: [string | undefined, string],
  ) => [
    ...(who ? [{ term: whoLabel, value: <PartyName party={who} /> }] : []),
    ...(at ? [{ term: atLabel, value: <Instant iso={at} /> }] : []),
  ];
  const items = [
    { term: t("description"), value: batch.reason },
    { term: t("payouts"), value: payoutCount(batch) },
    { term: t("total"), value: <BatchTotals {...batch} /> },
    { term: t("preparedBy"), value: <PartyName party={batch.preparedBy} /> },
    { term: t("batchState.prepared"), value: <Instant iso={batch.preparedAt} /> },
    ...step([releasedBy, t("releasedBy")], [releasedAt, t("batchState.released")]),
    ...step([sentBy, t("sentBy")], [sentAt, t("batchState.sent")]),
    ...(expectedDay
      ? [{ term: t("expectedArrival"), value: formatDay(expectedDay, "UTC", locale) }]
      : []),
    ...step([canceledBy, t("canceledBy")], [canceledAt, t("batchState.cancelled")]),
  ];
  return (
    <div className="compact in-columns">
      <DefinitionList items={items} />
    </div>
  );
}

type LeftOut = PayoutBatchWithLines["leftOut"][number];

/** What was left out, why, and what to do about it. */
function LeftOutPanel({ batch: { id, leftOut } }: { batch: PayoutBatchWithLines }) {
  const t = useMessages("staffPayouts");
  if (leftOut.length === 0) return null;
  return (
    <Panel title={t("leftOut")}>
      <p className="hint mb-3">{t("leftOutLead", { count: leftOut.length })}</p>
      <DataTable
        caption={t("leftOutCaption")}
        columns={columnsIn(t, paths.admin.payoutBatch(id))}
        rows={leftOut}
        rowKey={(one) => one.id}
      />
    </Panel>
  );
}

const columnsIn = (
  t: TranslateForPage<"staffPayouts">,
  from: string,
): readonly Column<LeftOut>[] => [
  {
    header: t("customer"),
    place: 1,
    cell: ({ payout }) => (payout ? <PersonName {...payout} /> : "-"),
  },
  {
    header: t("amount"),
    place: 2,
    isNumeric: true,
    cell: ({ payout }) => (payout ? <MoneyText {...payout} /> : "-"),
  },
  {
    header: t("reference"),
    place: 3,
    cell: ({ id, payout }) => (
      <span className="whitespace-nowrap">
        {payout ? <a href={paths.admin.transaction(id, from)}>{payout.transaction}</a> : id}
      </span>
    ),
  },
  { header: t("why"), place: 7, cell: ({ obstacle }) => obstacle.message },
  { header: t("whatToDo"), place: 7, cell: ({ obstacle }) => obstacle.advice },
];
