import { limits } from "~server/contract/values/limits";

/** Said before a session ends by itself, where scripts run; a form that is sent too late waits until one has signed in again. */
export function SessionEnd() {
  return (
    <>
      <div role="status" data-session-minutes={limits.sessionIdleMinutes} />
      <div className="banner warning" hidden data-session-words>
        <p>Nothing was done here for a long time. You will be signed out in 15 minutes.</p>
        <button className="button secondary" type="button">Stay signed in</button>
      </div>
    </>
  );
}
