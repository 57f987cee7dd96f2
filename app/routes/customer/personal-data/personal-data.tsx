import type { LoaderFunctionArgs } from "@remix-run/node";
import { useSearchParams } from "@remix-run/react";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedIn } from "~/platform/session/session.server";
import { Banner } from "~/ui/banner";
import { ButtonLink } from "~/ui/button-link";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { SettingsNav } from "../profiles/settings-nav";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("personalData", "download"),
} satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedIn(request);
  return null;
}

export default function PersonalDataPage() {
  const t = useMessages("personalData");
  const [search] = useSearchParams();
  return (
    <>
      <div className="form-page">
        <PageHeading title={t("download")} lead={t("lead")} tabs={<SettingsNav current="data" />} />
        {search.has("ready") && <Banner tone="success">{t("ready")}</Banner>}
        <Panel>
          <div className="grid gap-4">
            <p>{t("contents")}</p>
            <p className="hint">{t("passwordFollows")}</p>
            <div className="actions">
              <ButtonLink href={paths.customer.personalDataFile()}>{t("download")}</ButtonLink>
            </div>
          </div>
        </Panel>
        <Panel title={t("closing")}>
          <p>{t("closingLead")}</p>
          <div className="actions">
            <ButtonLink href={paths.customer.closing()} tone="quiet">
              {t("closing")}
            </ButtonLink>
          </div>
        </Panel>
      </div>
    </>
  );
}
