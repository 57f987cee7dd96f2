// One batch: who prepared and released it, its files, and its payouts.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import type { PayoutBatch } from "~server/features/payouts/batch-schemas";
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
import { PartyName } from "../people/person-name";
import { BatchTotals, payoutCount } from "./batch-totals";
import { PayoutTable } from "./payout-table";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

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
  const { id, reference, canRelease, canCancel } = batch;
  return (
    <>
      <PageHeading
        title={t("batchHeading", { reference })}
        badge={<StatusBadge status={batch.state} label={t(`batchState.${batch.state}`)} />}
        back={{ href: paths.admin.payoutBatches(), label: t("allBatches") }}
        actions={
          <>
            {canRelease && (
              <ButtonLink href={paths.admin.payoutRelease(id)}>{t("release")}</ButtonLink>
            )}
            {canCancel && (
              <ButtonLink tone="quiet" href={paths.admin.payoutCancellation(id)}>
                {t("cancelBatch")}
              </ButtonLink>
            )}
          </>
        }
      />
      <Outlet context={batch} />
      <Panel title={t("batchDetails")}>
        <BatchFacts batch={batch} />
        {canCancel && !canRelease && <p className="hint mt-3">{t("releaseNeedsAnother")}</p>}
      </Panel>
      {batch.state === "released" && batch.files.length > 0 && (
        <Allowed call="payouts.batchFile">
          <FilePanel batch={batch} />
        </Allowed>
      )}
      <Panel title={t("payouts")}>
        <PayoutTable
          caption={t("payouts")}
          rows={batch.payouts}
          from={paths.admin.payoutBatch(id)}
          isOneBatch
          flags={flags ? new Map(flags.items.map((item) => [item.id, item.flags])) : undefined}
        />
      </Panel>
      <RecordAudit audit={audit} of={{ record: `payout_batch:${id}` }} />
    </>
  );
}

function BatchFacts({ batch }: { batch: PayoutBatch }) {
  const t = useMessages("staffPayouts");
  const { endedBy, endedAt, state } = batch;
  const items = [
    { term: t("description"), value: batch.reason },
    { term: t("payouts"), value: payoutCount(batch) },
    { term: t("total"), value: <BatchTotals {...batch} /> },
    { term: t("preparedBy"), value: <PartyName party={batch.preparedBy} /> },
    { term: t("batchState.prepared"), value: <Instant iso={batch.preparedAt} /> },
    ...(endedBy ? [{ term: t("endedBy", { state }), value: <PartyName party={endedBy} /> }] : []),
    ...(endedAt ? [{ term: t(`batchState.${state}`), value: <Instant iso={endedAt} /> }] : []),
  ];
  return <DefinitionList items={items} />;
}

function FilePanel({ batch: { id, files } }: { batch: PayoutBatch }) {
  const t = useMessages("staffPayouts");
  return (
    <Panel title={t("files")}>
      <ul className="grid gap-2">
        {files.map(({ format, count }) => (
          <li key={format}>
            <a href={paths.admin.payoutFile(id, format)}>{t(`format.${format}`)}</a>
            <span className="hint">
              {" "}
              {t("count", { count })}. {t(`formatUse.${format}`)}
            </span>
          </li>
        ))}
      </ul>
      <p className="hint mt-3">{t("filesHint")}</p>
    </Panel>
  );
}
