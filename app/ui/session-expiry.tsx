// When a session expires: at the foot of each page, and with scripts some minutes before as a warning (enhance/session-expiry-warning).
import type { Profile } from "~server/features/users/schemas";
import { formatInstant } from "~server/kernel/instants";
import { limits } from "~server/kernel/limits";
import { useTimeZone } from "./time-zone";

const sessionDays = limits.sessionAbsoluteMinutes / (24 * 60);

interface Props {
  session: Profile["session"];
}

export function SessionExpiry({ session }: Props) {
  const zone = useTimeZone();
  if (!session) return null;
  const { endsAt, endsInSeconds, isLast } = session;
  return (
    <>
      <p
        className="hint session-end"
        data-session-end={endsInSeconds}
        data-is-last={isLast || undefined}
      >
        {`You will be signed out on ${formatInstant(endsAt, zone)}${isLast ? `: a session lasts ${sessionDays} days at most.` : " if nothing happens."}`}
      </p>
      <div role="status" data-session-warning />
    </>
  );
}
