import { endpoints, feature } from "../../http/feature";
import { listSessions } from "./list-sessions";
import { logout } from "./logout";
import { sessionOperations } from "./operations";

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
});
