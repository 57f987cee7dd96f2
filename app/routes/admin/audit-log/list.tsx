// Who did what, when and why. Filters are in the URL, so that a search can be shared.
import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { AuditLines } from "~server/features/audit-log/schemas";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { EmptyState } from "~/ui/empty-state";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { parseAuditSearchParams } from "./audit-search-params.server";
import { AuditFilterForm } from "./audit-filter";
import { AuditTable } from "./audit-table";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("staffAuditLog", "title"),
} satisfies PageHandle;

const none: AuditLines = { lines: [] };

export async function loader({ request }: LoaderFunctionArgs) {
  const query = parseAuditSearchParams(request);
  const { newerThan, olderThan, ...filter } = query;
  const answer = await api(request).audit.list({ query });
  // The cursor's entry never existed: show the newest.
  if (!answer.ok && answer.problem.status === 404 && (newerThan ?? olderThan))
    throw redirect(paths.admin.audit(filter));
  if (!answer.ok && answer.problem.code === "search_too_wide")
    return { found: none, filter, tooWide: answer.problem.message };
  const found = await load(request, answer);
  return { found, filter, tooWide: undefined };
}

export default function AuditPage() {
  const t = useMessages("staffAuditLog");
  const { found, filter, tooWide } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading
        title={t("title")}
        lead={t("lead")}
        actions={
          <ButtonLink tone="secondary" href={paths.admin.auditCsv(filter)}>
            {t("downloadCsv")}
          </ButtonLink>
        }
      />
      <AuditFilterForm search={filter} />
      <Panel>
        {tooWide ? (
          <EmptyState icon="find" title={tooWide} />
        ) : (
          <AuditTable caption={t("caption")} lines={found.lines} />
        )}
        {(found.newerThan || found.olderThan) && (
          <nav className="pager" aria-label={t("pages")}>
            {found.newerThan && (
              <a href={paths.admin.audit({ ...filter, newerThan: found.newerThan })} rel="prev">
                {t("newer")}
              </a>
            )}
            {found.olderThan && (
              <a href={paths.admin.audit({ ...filter, olderThan: found.olderThan })} rel="next">
                {t("older")}
              </a>
            )}
          </nav>
        )}
      </Panel>
    </>
  );
}
