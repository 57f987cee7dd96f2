// What a money form says before anything is typed: what is left of the limits, and when there is more.
import type { ReactNode } from "react";
import type { CustomerLimits } from "~server/features/movement-limits/schemas";
import { limitPeriods, type MovementDirection } from "~server/kernel/levels";
import { formatMoney } from "~server/kernel/money-format";
import { paths } from "~/platform/paths";
import { Instant } from "~/ui/instant";
import { useLocale, useMessages } from "~/ui/use-messages";

interface Props {
  /** Null if the backend has none. */
  limits: CustomerLimits | null;
  direction: MovementDirection;
}

/** Undefined without limits, so that a field has no empty hint. */
export function useLimitHint({ limits, direction }: Props): ReactNode | undefined {
  const t = useMessages("limits");
  const locale = useLocale();
  if (!limits) return undefined;
  const { [direction]: left, currency } = limits;
  const sentences = limitPeriods.flatMap((period) => {
    const one = left[period];
    if (!one) return [];
    const values = {
      left: formatMoney(one.left, currency, locale),
      period: t(`period.${period}`),
    };
    return (
      <span key={period} className="block">
        {direction === "deposit" ? t("canDeposit", values) : t("canWithdraw", values)}{" "}
        {one.freesAt !== undefined && t("moreFrom", { date: <Instant iso={one.freesAt} /> })}
      </span>
    );
  });
  return sentences.length > 0 ? sentences : undefined;
}

/** Below the fields: where the limits are listed, and how they're raised. */
export function LimitLinks({ limits, direction }: Props) {
  const t = useMessages("limits");
  if (!limits || Object.keys(limits[direction]).length === 0) return null;
  return (
    <p className="hint">
      {limits.higherLevel !== undefined && <>{t("higherLimits")} </>}
      {limits.higherLevel !== undefined && limits.level === 0 && (
        <>
          <a href={paths.customer.kyc()}>{t("verify")}</a>{" "}
        </>
      )}
      <a href={paths.customer.limits()}>{t("seeLimits")}</a>
    </p>
  );
}

/** The most that can be moved now, in major units. */
export const mostWithin = ({ limits, direction }: Props): number =>
  Math.min(
    ...limitPeriods.flatMap((period) => limits?.[direction][period]?.left ?? []),
    Number.MAX_SAFE_INTEGER,
  );
