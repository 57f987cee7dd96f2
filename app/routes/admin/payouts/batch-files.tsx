// The files of a released batch: one for each rail, with who downloaded it.
import type { PayoutBatchWithLines } from "~server/features/payouts/batch-schemas";
import { rails, type Rail } from "~server/features/payouts/batch-labels";
import { paths } from "~/platform/paths";
import { type Column, DataTable } from "~/ui/data-table";
import { Instant } from "~/ui/instant";
import { Panel } from "~/ui/panel";
import { StatusBadge } from "~/ui/status-badge";
import { PartyName } from "../people/person-name";
import { useMessages, type TranslateForPage } from "~/ui/use-messages";

type T = TranslateForPage<"staffPayouts">;

interface RailFiles {
  readonly rail: Rail;
  readonly files: PayoutBatchWithLines["files"];
  readonly downloads: PayoutBatchWithLines["downloads"];
}

export function BatchFiles({ batch }: { batch: PayoutBatchWithLines }) {
  const t = useMessages("staffPayouts");
  const rows = rails.flatMap((rail): RailFiles[] => {
    const files = batch.files.filter((file) => file.rail === rail);
    const downloads = batch.downloads.filter((one) => one.rail === rail);
    return files.length === 0 ? [] : [{ rail, files, downloads }];
  });
  return (
    <Panel title={t("files")}>
      <DataTable
        caption={t("filesCaption")}
        columns={columnsIn(t, batch.id)}
        rows={rows}
        rowKey={({ rail }) => rail}
      />
      <p className="hint mt-3">{t("filesHint")}</p>
      {rows.some(({ rail }) => rail !== "sepa") && (
        <p className="hint mt-1">{t("formatUse.xlsx")}</p>
      )}
    </Panel>
  );
}

const columnsIn = (t: T, batchId: string): readonly Column<RailFiles>[] => [
  { header: t("rail"), place: 1, cell: ({ rail }) => t(`rail.${rail}`) },
  {
    header: t("payouts"),
    place: 2,
    isNumeric: true,
    cell: ({ files: [file] }) => file?.count ?? 0,
  },
  {
    header: t("files"),
    place: 7,
    cell: ({ rail, files }) => (
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {files.map(({ format }) => (
          <li key={format}>
            <a href={paths.admin.payoutFile(batchId, rail, format)}>
              {t(`format.${format}`)} <span className="sr-only">{t(`rail.${rail}`)}</span>
            </a>
          </li>
        ))}
      </ul>
    ),
  },
  { header: t("downloaded"), place: 7, cell: (row) => <Downloads t={t} {...row} /> },
];

function Downloads({ t, downloads }: RailFiles & { t: T }) {
  const isMissing = !downloads.some(({ isOutdated }) => !isOutdated);
  return (
    <div className="grid justify-items-start gap-1">
      {isMissing && <StatusBadge status="pending" label={t("notDownloaded")} />}
      {downloads.length > 0 && (
        <ul className="grid gap-1">
          {downloads.map(({ format, by, at, isOutdated }) => (
            <li key={`${at} ${format}`} className={isOutdated ? "text-muted" : undefined}>
              <PartyName party={by} />, <Instant iso={at} />, {t(`format.${format}`)}
              {isOutdated && <span className="hint block">{t("downloadOutdated")}</span>}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
