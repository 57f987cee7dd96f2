// A confirmation: as a dialog, or as a page.
import type { ReactNode } from "react";
import { ButtonLink } from "~/ui/button-link";
import { Dialog } from "~/ui/dialog";
import { ErrorSummary, Form } from "./form";
import { useMessages } from "~/ui/use-messages";
import { SubmitButton } from "./submit-button";
import type { FormState } from "./use-form-state";

interface DialogProps
  extends Omit<QuestionProps, "cancelHref">, Partial<Pick<QuestionProps, "cancelHref">> {
  title: string;
  /** The page below; Cancel leads there, too, unless `cancelHref` is set. */
  closeHref: string;
  /** Why there is nothing to confirm, or no longer. */
  closedBecause?: string | false | null | undefined;
  /** The text entered before, so that it can be copied. */
  enteredText?: string | undefined;
  /** The text of the link back. */
  back?: string;
}

/** A confirmation in a dialog; if there is nothing to confirm, what was refused, why, and the way back. */
export function ConfirmDialog({
  title,
  closeHref,
  closedBecause,
  enteredText,
  back,
  ...question
}: DialogProps) {
  const t = useMessages("forms");
  const labels = useMessages("labels");
  return (
    <Dialog title={title} closeHref={closeHref}>
      {closedBecause ? (
        <div className="grid gap-4">
          <ErrorSummary faults={question.form.faults} />
          <p>{closedBecause}</p>
          {enteredText && (
            <div>
              <p className="hint">{t("youEntered")}</p>
              <p className="written">{enteredText}</p>
            </div>
          )}
          <div className="actions">
            <ButtonLink href={question.cancelHref ?? closeHref}>
              {back ?? labels("back")}
            </ButtonLink>
          </div>
        </div>
      ) : (
        <ConfirmForm cancelHref={closeHref} {...question} />
      )}
    </Dialog>
  );
}

interface QuestionProps {
  form: FormState;
  /** The question, and the effect of confirming. */
  children: ReactNode;
  confirm: string;
  busy?: string;
  tone?: "primary" | "success" | "danger";
  cancel?: string;
  cancelHref: string;
}

/** A confirmation form, in a `Dialog` or on its own page. */
export function ConfirmForm({
  form,
  children,
  confirm,
  busy,
  tone = "danger",
  cancel,
  cancelHref,
}: QuestionProps) {
  const t = useMessages("labels");
  return (
    <Form form={form}>
      {children}
      <div className="actions">
        <SubmitButton tone={tone} busy={busy}>
          {confirm}
        </SubmitButton>
        <a className="button quiet" href={cancelHref}>
          {cancel ?? t("cancel")}
        </a>
      </div>
    </Form>
  );
}

/** A confirmation as a separate page. */
export function ConfirmPage({ title, ...question }: QuestionProps & { title: string }) {
  return (
    <div className="form-page">
      <h1>{title}</h1>
      <div className="panel">
        <ConfirmForm {...question} />
      </div>
    </div>
  );
}
