import type { ReactNode } from "react";
import { Banner } from "~/ui/banner";
import { ButtonLink } from "~/ui/button-link";
import { Panel } from "~/ui/panel";

interface Props {
  title: string;
  /** Whose it is. */
  lead: string;
  doneHref: string;
  children: ReactNode;
}

/** Sensitive data, shown once: to see it again takes another request. */
export function SensitiveDataPage({ title, lead, doneHref, children }: Props) {
  return (
    <div className="form-page">
      <h1>{title}</h1>
      <p className="lead wrap-anywhere">{lead}</p>
      <div className="mt-4 mb-5">
        <Banner tone="info">
          Shown this once. The customer is told that you looked, and it stands in the audit log with
          your reason.
        </Banner>
      </div>
      <Panel>{children}</Panel>
      <div className="actions mt-5">
        <ButtonLink href={doneHref}>Done</ButtonLink>
      </div>
    </div>
  );
}
