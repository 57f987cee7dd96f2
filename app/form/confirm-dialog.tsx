import type { ComponentProps } from "react";
import { ButtonLink } from "~/ui/button-link";
import { Dialog } from "~/ui/dialog";
import { ConfirmForm } from "./confirm-form";
import { ErrorSummary } from "./error-summary";
import { useMessages } from "~/ui/use-messages";

type Question = ComponentProps<typeof ConfirmForm>;

interface Props extends Omit<Question, "cancelHref">, Partial<Pick<Question, "cancelHref">> {
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
}: Props) {
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
