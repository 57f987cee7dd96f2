import { Field } from "~/form/field";
import { FileField } from "~/form/file-field";
import { pendingUploadFieldName } from "~/ui/form-reply";
import type { FieldState } from "~/form/use-form-state";
import { usePageFacts } from "~/ui/page-facts";
import { useMessages } from "~/ui/use-messages";

export const newCardNames = [
  "cardNumber",
  "cardHolderName",
  "expiryDate",
  "cvv",
  "frontImage",
  "backImage",
] as const;

interface Props {
  fields: Record<(typeof newCardNames)[number], FieldState>;
  legend: string;
  /** If this card was submitted before, the fields that weren't kept say so. */
  isShownAgain: boolean;
}

/** The fields in the order of a card, then its two photos. Number and CVV must be re-entered after an error. */
export function CardFields({ fields, legend, isShownAgain }: Props) {
  const t = useMessages("cards");
  const { mode } = usePageFacts();
  const again = ({ errors, pendingUploads }: FieldState, hint: string) =>
    isShownAgain && errors.length === 0 && pendingUploads.length === 0 ? hint : undefined;
  const [pendingCard] = fields.cardNumber.pendingUploads;
  const testCard = mode === "demo" ? t("testCard") : undefined;
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-4 block weight-strong">{legend}</legend>
      {pendingCard && (
        <input
          type="hidden"
          name={pendingUploadFieldName("cardNumber")}
          value={`${pendingCard.id}|${pendingCard.fileName}`}
        />
      )}
      <Field
        field={fields.cardNumber}
        label={t("cardNumber")}
        hint={
          pendingCard
            ? t("pendingNumber", { card: pendingCard.fileName })
            : (again(fields.cardNumber, t("numberAgain")) ?? testCard)
        }
        format="card-number"
        inputMode="numeric"
        autoComplete="cc-number"
        maxLength={23}
        spellCheck={false}
      />
      <Field
        field={fields.cardHolderName}
        label={t("cardHolderName")}
        autoComplete="cc-name"
        maxLength={100}
      />
      <div className="field-row even halves">
        <Field
          field={fields.expiryDate}
          label={t("expiryDate")}
          format="card-expiry"
          inputMode="numeric"
          autoComplete="cc-exp"
          placeholder={t("expiryFormat")}
          maxLength={12}
        />
        <Field
          field={fields.cvv}
          label={t("cvv")}
          hint={again(fields.cvv, t("cvvAgain"))}
          type="password"
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={12}
        />
      </div>
      <p className="hint">{t("photosHint")}</p>
      <FileField
        field={fields.frontImage}
        label={t("front")}
        hint={again(fields.frontImage, t("photoAgain"))}
        accept="image/*"
      />
      <FileField
        field={fields.backImage}
        label={t("back")}
        hint={again(fields.backImage, t("photoAgain"))}
        accept="image/*"
      />
    </fieldset>
  );
}
