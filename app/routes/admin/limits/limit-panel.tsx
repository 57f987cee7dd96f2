import type { CustomerLimits } from "~server/features/movement-limits/schemas";
import { paths } from "~/platform/paths";
import { LimitTable } from "~/ui/limit-table";
import { Panel } from "~/ui/panel";
import { Allowed } from "~/ui/staff-rights";
import { useMessages } from "~/ui/use-messages";
import { limitedIn, raisedIn } from "./raised-limits";

interface Props {
  userId: string;
  /** Null for staff, and if the backend has none. */
  limits: CustomerLimits | null;
  isClosed: boolean;
}

/** The customer's verification level, and what is left of its limits. */
export function LimitPanel({ userId, limits, isClosed }: Props) {
  const t = useMessages("staffLimits");
  if (!limits) return null;
  const { level } = limits;
  const hasLimits = limitedIn(limits).length > 0;
  return (
    <div className="my-5">
      <Panel
        title={t("title", { level })}
        actions={
          !isClosed && (
            <span className="inline-flex flex-wrap gap-x-4">
              {hasLimits && (
                <Allowed call="limits.raise">
                  <a href={paths.admin.userLimitRaise(userId)}>{t("raise")}</a>
                </Allowed>
              )}
              {raisedIn(limits).length > 0 && (
                <Allowed call="limits.endRaise">
                  <a href={paths.admin.userLimitRaiseRemoval(userId)}>{t("endRaise")}</a>
                </Allowed>
              )}
              {level === 1 && (
                <Allowed call="limits.setLevel">
                  <a href={paths.admin.userLevel(userId)}>{t("setLevel")}</a>
                </Allowed>
              )}
              {level === 2 && (
                <Allowed call="limits.lowerLevel">
                  <a href={paths.admin.userLevelRemoval(userId)}>{t("lowerLevel")}</a>
                </Allowed>
              )}
            </span>
          )
        }
      >
        {hasLimits ? <LimitTable limits={limits} /> : <p>{t("noLimits")}</p>}
      </Panel>
    </div>
  );
}
