// When a session expires: at the foot of each page, and with scripts some minutes before as a warning (enhance/session-expiry-warning).
import type { Profile } from "~server/features/users/schemas";
import { formatInstant } from "~server/kernel/instants";
import { limits } from "~server/kernel/limits";
import { useTimeZone } from "./time-zone";

interface Props {
  session: Profile["session"];
  /** Those of staff are shorter. */
  isStaff?: boolean;
}

export function SessionExpiry({ session, isStaff = false }: Props) {
  const zone = useTimeZone();
  if (!session) return null;
  const { endsAt, endsInSeconds, isLast } = session;
  const mostHours =
    (isStaff ? limits.staffSessionAbsoluteMinutes : limits.sessionAbsoluteMinutes) / 60;
  const most = isStaff ? `${mostHours} hours` : `${mostHours / 24} days`;
  return (
    <>
      <p
        className="hint session-end"
        data-session-end={endsInSeconds}
        data-warn-seconds={(isStaff ? 5 : 10) * 60}
        data-is-last={isLast || undefined}
      >
        {`You will be signed out on ${formatInstant(endsAt, zone)}${isLast ? `: a session lasts ${most} at most.` : " if nothing happens."}`}
      </p>
      <div role="status" data-session-warning />
    </>
  );
}
