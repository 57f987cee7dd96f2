import { ButtonLink } from "~/ui/button-link";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";

interface Props {
  title: string;
  codes: readonly string[];
  doneHref: string;
}

/** Shown this once: whoever leaves without them asks for new ones. */
export function RecoveryCodeList({ title, codes, doneHref }: Props) {
  return (
    <div className="form-page">
      <PageHeading
        title={title}
        lead="Keep these recovery codes. Each signs you in once if you lose your phone."
      />
      <Panel title="Your recovery codes">
        <div className="proof-part">
          <ol className="recovery-codes">
            {codes.map((code) => (
              <li key={code}>
                <code>{code}</code>
              </li>
            ))}
          </ol>
          <p className="hint">
            They are not shown again. Print this page or write them down, and keep them away from
            your phone.
          </p>
          <div className="actions">
            <ButtonLink href={doneHref}>I have kept them</ButtonLink>
            <button className="button secondary" type="button" data-print hidden>
              Print
            </button>
          </div>
        </div>
      </Panel>
    </div>
  );
}
