// The customer's verification level, and what is left of its limits.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { CustomerLimits } from "~server/features/movement-limits/schemas";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedIn } from "~/platform/session/session.server";
import { LimitTable } from "~/ui/limit-table";
import { PageHeading } from "~/ui/page-heading";
import { pageText } from "~/ui/page-text";
import { Panel } from "~/ui/panel";
import { useMessages } from "~/ui/use-messages";
import { SettingsNav } from "../profiles/settings-nav";

export const handle = { title: pageText("limits", "title") } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedIn(request);
  return load(request, api(request).limits.mine());
}

export default function LimitsPage() {
  const t = useMessages("limits");
  const limits = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeading title={t("title")} lead={t("lead")} tabs={<SettingsNav current="limits" />} />
      <LevelPanel {...limits} />
      <Panel>
        <LimitTable limits={limits} />
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
