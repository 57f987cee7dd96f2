import type { ReactNode } from "react";
import type { FormState, FormFault } from "./use-form-state";
import { FormTokenField } from "~/ui/form-token-field";
import { useMessages } from "~/ui/use-messages";
import { SupportText } from "~/ui/support-text";

interface Props {
  form: FormState;
  /** The URL to post to; by default that of the page. */
  action?: string;
  /** True for a form with file fields. */
  hasFiles?: boolean;
  children: ReactNode;
}

/** A plain HTML form with its error summary, form token and one-use key. */
export function Form({ form, action, hasFiles = false, children }: Props) {
  const t = useMessages("forms");
  return (
    <form
      id={form.id}
      className="form"
      method="post"
      action={action}
      encType={hasFiles ? "multipart/form-data" : undefined}
      noValidate
    >
      <ErrorSummary faults={form.faults} />
      {form.isRestored && (
        <div className="banner info mb-0" role="status">
          {t("restored")}
        </div>
      )}
      <FormTokenField />
      {form.key && <input type="hidden" name="key" value={form.key} />}
      {children}
    </form>
  );
}

/** The list of errors above a form. `autofocus` gives it the focus without scripts. */
export function ErrorSummary({ faults }: { faults: FormFault[] }) {
  const t = useMessages("forms");
  if (faults.length === 0) return null;
  return (
    <div className="error-summary" role="alert" tabIndex={-1} autoFocus data-error-summary>
      <h2>{t("problemTitle")}</h2>
      <ul>
        {faults.map(({ message, fieldId }) => (
          <li key={`${fieldId}${message}`}>
            {fieldId ? <a href={`#${fieldId}`}>{message}</a> : <SupportText text={message} />}
          </li>
        ))}
      </ul>
    </div>
  );
}
