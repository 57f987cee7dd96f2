import type { CardInfo } from "~server/features/cards/schemas";
import { RadioGroup } from "~/form/choice-fields";
import type { FieldState } from "~/form/use-form-state";
import { CardFields, newCardNames } from "./card-fields";
import { cardName } from "./card-name";
import { useLocale, useMessages } from "~/ui/use-messages";

export const cardNames = newCardNames;

interface Props {
  fields: Record<(typeof newCardNames)[number] | "cardChoice", FieldState>;
  card: CardInfo;
  isShownAgain: boolean;
}

/** The saved card or another one; the style sheet hides the fields of a new card while the saved one is chosen. */
export function CardChoice({ fields, card, isShownAgain }: Props) {
  const t = useMessages("cards");
  const locale = useLocale();
  if (!card.hasCard)
    return <CardFields fields={fields} legend={t("yourCard")} isShownAgain={isShownAgain} />;
  const expiry = card.isActive ? t("expiresOn", { expiry: card.expiryDate ?? "" }) : t("expired");
  return (
    <div className="grid gap-5">
      <RadioGroup
        field={fields.cardChoice}
        label={t("card")}
        choices={[
          { value: "saved", label: t("useSaved", { card: cardName(locale, card) }), hint: expiry },
          { value: "new", label: t("useAnother"), hint: t("useAnotherHint") },
        ]}
      />
      <div className="for-new-card">
        <CardFields
          fields={fields}
          legend={t("newCard")}
          isShownAgain={isShownAgain && fields.cardChoice.value === "new"}
        />
      </div>
    </div>
  );
}
