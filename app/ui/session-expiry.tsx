// When the session expires: in the account menu, and with scripts as a warning before (enhance/session-expiry-warning).
import type { Profile } from "~server/features/users/schemas";
import { formatInstant } from "~server/kernel/instants";
import { limits } from "~server/kernel/limits";
import { useTimeZone } from "./time-zone";
import { useLocale, useMessages } from "./use-messages";

interface Props {
  session: Profile["session"];
  /** Those of staff are shorter. */
  isStaff?: boolean;
}

export function SessionEnd({ session, isStaff = false }: Props) {
  const t = useMessages("ui");
  const scripts = useMessages("enhance");
  const [zone, locale] = [useTimeZone(), useLocale()];
  if (!session) return null;
  const { endsAt, endsInSeconds, isLast } = session;
  const mostHours =
    (isStaff ? limits.staffSessionAbsoluteMinutes : limits.sessionAbsoluteMinutes) / 60;
  const time = formatInstant(endsAt, zone, locale);
  const text = !isLast
    ? t("sessionEnds", { time })
    : isStaff
      ? t("sessionEndsHours", { time, count: mostHours })
      : t("sessionEndsDays", { time, count: mostHours / 24 });
  return (
    <p
      className="hint session-end"
      data-session-end={endsInSeconds}
      data-warn-seconds={(isStaff ? 5 : 10) * 60}
      data-is-last={isLast || undefined}
      data-stay={scripts("staySignedIn")}
      data-not-kept={scripts("notKept")}
    >
      {text}
    </p>
  );
}

/** Where scripts put the warning. */
export const SessionWarning = () => <div role="status" data-session-warning />;
