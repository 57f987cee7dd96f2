import type { CardInfo } from "~server/features/cards/schemas";
import { RadioGroup, type Choice } from "~/form/choice-fields";
import type { FieldState } from "~/form/use-form-state";
import { CardFields, newCardNames } from "./card-fields";
import { cardName } from "./card-name";
import { enteredCardIn } from "./entered-card";
import { useLocale, useMessages } from "~/ui/use-messages";

export const cardNames = newCardNames;

interface Props {
  fields: Record<(typeof newCardNames)[number] | "cardChoice" | "enteredCard", FieldState>;
  card: CardInfo;
  isShownAgain: boolean;
}

/** The card entered for this draft, the saved one, or another; the style sheet shows the fields of a new card while that is chosen. */
export function CardChoice({ fields, card, isShownAgain }: Props) {
  const t = useMessages("cards");
  const choices = useCardChoices(card, fields.enteredCard.value);
  if (choices.length === 0)
    return <CardFields fields={fields} legend={t("yourCard")} isShownAgain={isShownAgain} />;
  const hint = card.hasCard ? t("useAnotherHint") : undefined;
  return (
    <div className="grid gap-5">
      <input type="hidden" name={fields.enteredCard.name} value={fields.enteredCard.value ?? ""} />
      <RadioGroup
        field={fields.cardChoice}
        label={t("card")}
        choices={[...choices, { value: "new", label: t("useAnother"), hint }]}
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

/** The cards that don't have to be entered. */
function useCardChoices(card: CardInfo, enteredValue: string | undefined): Choice[] {
  const t = useMessages("cards");
  const locale = useLocale();
  const entered = enteredCardIn(enteredValue);
  const ofDraft = entered && {
    value: "entered",
    label: t("useEntered", { card: entered.name }),
    hint: t("useEnteredHint", { expiry: entered.expiry ?? "" }),
  };
  const ofWallet = card.hasCard && {
    value: "saved",
    label: t("useSaved", { card: cardName(locale, card) }),
    hint: card.isActive ? t("expiresOn", { expiry: card.expiryDate ?? "" }) : t("expired"),
  };
  return [ofDraft, ofWallet].filter((choice) => choice !== undefined && choice !== false);
}
