import type { FormFault } from "./use-form-state";
import { SupportText } from "~/ui/support-text";
import { useMessages } from "~/ui/use-messages";

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
