import type { ReactNode } from "react";
import { Banner } from "~/ui/banner";
import { ButtonLink } from "~/ui/button-link";
import { Panel } from "~/ui/panel";
import { useMessages } from "~/ui/use-messages";

interface Props {
  title: string;
  /** Names the affected user. */
  lead: string;
  doneHref: string;
  /** A review without leaving the page. */
  decision?: ReactNode;
  children: ReactNode;
}

/** Sensitive data, shown once: to see it again takes another request. */
export function SensitiveDataPage({ title, lead, doneHref, decision, children }: Props) {
  const t = useMessages("staffSensitiveData");
  return (
    <div className="form-page">
      <h1>{title}</h1>
      <p className="lead wrap-anywhere">{lead}</p>
      <div className="mt-4 mb-5">
        <Banner tone="info">{t("shownOnce")}</Banner>
      </div>
      <Panel>{children}</Panel>
      <div className="actions mt-5">
        {decision}
        <ButtonLink href={doneHref} tone={decision ? "quiet" : "primary"}>
          {t("done")}
        </ButtonLink>
      </div>
    </div>
  );
}
