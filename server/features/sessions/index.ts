import { endpoints, feature } from "../../http/feature";
import { listSessions } from "./list-sessions";
import { logout } from "./logout";
import { sessionOperations } from "./operations";
import { limits } from "../../kernel/limits";
import { knownDevicesIn } from "./known-device-store";
import { pendingSignInsIn } from "./pending-sign-in-store";
import { sessionsIn } from "./store";
import { securityEmailExamples } from "./security-changed";

export const sessions = feature("sessions", {
  endpoints: [
    ...endpoints(sessionOperations, {
      logout,
      sessions: listSessions,
    }),
  ],
  erase: {
    tables: { sessions: ["access"], pending_sign_ins: ["access"], known_devices: ["access"] },
  },
  retention: [
    { rows: "sessions", forget: (db, now) => sessionsIn(db).endExpired(now) },
    { rows: "pending_sign_ins", forget: (db, now) => pendingSignInsIn(db).forgetExpired(now) },
    {
      rows: "known_devices",
      kept: { days: limits.knownDevicesKeptDays },
      forget: (db, before) => knownDevicesIn(db).forgetUnusedSince(before),
    },
  ],
  emails: securityEmailExamples,
});
