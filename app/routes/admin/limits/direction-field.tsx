import type { CustomerLimits } from "~server/features/movement-limits/schemas";
import type { MovementDirection } from "~server/kernel/levels";
import { RadioGroup } from "~/form/choice-fields";
import type { FieldState } from "~/form/use-form-state";
import { useMessages } from "~/ui/use-messages";
import { useLimitText } from "./raised-limits";

interface Props {
  field: FieldState;
  directions: readonly MovementDirection[];
  limits: CustomerLimits | null;
}

/** Whose limits: those of deposits or of withdrawals, with what they are now. */
export function DirectionField({ field, directions, limits }: Props) {
  const t = useMessages("staffLimits");
  const textOf = useLimitText(limits);
  return (
    <RadioGroup
      field={field}
      label={t("raiseOf")}
      choices={directions.map((direction) => ({
        value: direction,
        label: t(`of.${direction}`),
        hint: textOf(direction),
      }))}
    />
  );
}
