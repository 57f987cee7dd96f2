// Which limits a customer has, and which of them staff raised.
import type { CustomerLimits } from "~server/features/movement-limits/schemas";
import { directions, limitPeriods, type MovementDirection } from "~server/kernel/levels";
import { formatMoney } from "~server/kernel/money-format";
import { useLocale, useMessages } from "~/ui/use-messages";

const periodsIn = (limits: CustomerLimits, direction: MovementDirection) =>
  limitPeriods.flatMap((period) => {
    const one = limits[direction][period];
    return one ? [{ ...one, period }] : [];
  });

export const limitedIn = (limits: CustomerLimits): MovementDirection[] =>
  directions.filter((direction) => periodsIn(limits, direction).length > 0);

export const raisedIn = (limits: CustomerLimits): MovementDirection[] =>
  directions.filter((direction) =>
    periodsIn(limits, direction).some(({ raisedUntil }) => raisedUntil !== undefined),
  );

/** "24 hours: $200.00, 30 days: $3,500.00": the limits now. */
export function useLimitText(limits: CustomerLimits | null) {
  const t = useMessages("staffLimits");
  const locale = useLocale();
  return (direction: MovementDirection): string =>
    limits === null
      ? ""
      : periodsIn(limits, direction)
          .map(({ period, limit }) =>
            t(`now.${period}`, { limit: formatMoney(limit, limits.currency, locale) }),
          )
          .join(", ");
}
