// The customer's verification level, and what is left of its limits.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { CustomerLimits, PeriodLimit } from "~server/features/movement-limits/schemas";
import {
  directions,
  limitPeriods,
  type LimitPeriod,
  type MovementDirection,
} from "~server/kernel/levels";
import { formatMoney } from "~server/kernel/money-format";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedIn } from "~/platform/session/session.server";
import { DataTable, type Column } from "~/ui/data-table";
import { EmptyState } from "~/ui/empty-state";
import { Instant } from "~/ui/instant";
import { PageHeading } from "~/ui/page-heading";
import { pageText } from "~/ui/page-text";
import { Panel } from "~/ui/panel";
import { useLocale, useMessages } from "~/ui/use-messages";
import { SettingsNav } from "../profiles/settings-nav";

export const handle = { title: pageText("limits", "title") } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedIn(request);
  return load(request, api(request).limits.mine());
}

interface Row extends PeriodLimit {
  readonly direction: MovementDirection;
  readonly period: LimitPeriod;
}

export default function LimitsPage() {
  const t = useMessages("limits");
  const limits = useLoaderData<typeof loader>();
  const rows = directions.flatMap((direction) =>
    limitPeriods.flatMap((period): Row[] => {
      const left = limits[direction][period];
      return left ? [{ ...left, direction, period }] : [];
    }),
  );
  return (
    <>
      <PageHeading title={t("title")} lead={t("lead")} tabs={<SettingsNav current="limits" />} />
      <LevelPanel {...limits} />
      <Panel>
        <LimitTable rows={rows} currency={limits.currency} />
      </Panel>
    </>
  );
}

function LevelPanel({ level, higherLevel }: CustomerLimits) {
  const t = useMessages("limits");
  return (
    <Panel title={t("yourLevel", { level })}>
      <p>{t(`level.${level}`)}</p>
      {level === 0 && (
        <p>
          {t("toLevelOne")} <a href={paths.customer.kyc()}>{t("verify")}</a>
        </p>
      )}
      {level === 1 && <p>{t("toLevelTwo")}</p>}
      {higherLevel !== undefined && <p>{t("higherLimits")}</p>}
    </Panel>
  );
}

function LimitTable({
  rows,
  currency,
}: { rows: readonly Row[] } & Pick<CustomerLimits, "currency">) {
  const t = useMessages("limits");
  const locale = useLocale();
  const amount = (value: number) => formatMoney(value, currency, locale);
  const columns: readonly Column<Row>[] = [
    { header: t("movement"), cell: ({ direction }) => t(direction) },
    { header: t("period"), cell: ({ period }) => t(`inTable.${period}`) },
    { header: t("limit"), cell: ({ limit }) => amount(limit), isNumeric: true },
    { header: t("used"), cell: ({ used }) => amount(used), isNumeric: true },
    { header: t("left"), cell: ({ left }) => amount(left), isNumeric: true },
    {
      header: t("frees"),
      cell: ({ freesAt }) => (freesAt ? <Instant iso={freesAt} /> : t("nothingUsed")),
    },
  ];
  return (
    <DataTable
      caption={t("title")}
      columns={columns}
      rows={rows}
      rowKey={({ direction, period }) => `${direction}-${period}`}
      empty={
        <EmptyState icon="transfers" title={t("noLimits")}>
          {t("noLimitsHint")}
        </EmptyState>
      }
    />
  );
}
