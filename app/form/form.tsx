import type { ReactNode } from "react";
import { ErrorSummary } from "./error-summary";
import type { FormState } from "./use-form-state";

interface Props {
  form: FormState;
  /** Where it posts; the page's own address when left out. */
  action?: string;
  /** True for a form with file fields. */
  hasFiles?: boolean;
  children: ReactNode;
}

/** A plain document post with its error summary, form token and one-use key. */
export function Form({ form, action, hasFiles = false, children }: Props) {
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
      {form.isBroughtBack && (
        <div className="banner info mb-0" role="status">
          Nothing has been sent yet. Check what you entered, then send it again.
        </div>
      )}
      <input type="hidden" name="formToken" value={form.formToken} />
      <input type="hidden" name="key" value={form.key} />
      {children}
    </form>
  );
}
