import { ButtonLink } from "~/ui/button-link";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { useMessages } from "~/ui/use-messages";

interface Props {
  title: string;
  codes: readonly string[];
  doneHref: string;
}

/** Shown only once: a user who leaves without them has to generate new ones. */
export function RecoveryCodeList({ title, codes, doneHref }: Props) {
  const t = useMessages("twoFactor");
  return (
    <div className="form-page">
      <PageHeading title={title} lead={t("codesLead")} />
      <Panel title={t("codesTitle")}>
        <div className="grid gap-4">
          <ol className="recovery-codes">
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ol>
          <p className="hint">{t("codesHint")}</p>
          <div className="actions">
            <ButtonLink href={doneHref}>{t("saved")}</ButtonLink>
            <button className="button secondary" type="button" data-print hidden>
              {t("print")}
            </button>
          </div>
        </div>
      </Panel>
    </div>
  );
}
