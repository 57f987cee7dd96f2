import type { ReactNode } from "react";
import { PageHeading } from "~/ui/page-heading";
import { Form } from "./form";
import type { FormState } from "./use-form-state";

interface Props {
  title: string;
  lead?: ReactNode;
  form: FormState;
  action?: string;
  /** True for a form with file fields. */
  hasFiles?: boolean;
  children: ReactNode;
  /** Links to sibling pages, below the heading. */
  tabs?: ReactNode;
  /** Whether the form is only a button, which needs no panel. */
  isPlain?: boolean;
  /** Shown below the form, for example a link to another page. */
  after?: ReactNode;
}

/** A page that is one form: its heading, a sentence, the form in a panel. */
export function FormPage({ title, lead, tabs, isPlain = false, after, children, ...form }: Props) {
  return (
    <div className="form-page">
      {tabs ? (
        <PageHeading title={title} lead={lead} tabs={tabs} />
      ) : (
        <>
          <h1>{title}</h1>
          {lead && <p className="lead">{lead}</p>}
        </>
      )}
      <div className={isPlain ? "my-5" : "panel"}>
        <Form {...form}>{children}</Form>
      </div>
      {after && <div className="form-page-after">{after}</div>}
    </div>
  );
}
