// Replaces the backend if API_BASE_URL is set: there is no database to open, and nothing under /api.
import type { Backend } from "../index";

export const remoteBackend: Pick<
  Backend,
  | "fetch"
  | "handleJson"
  | "requestUsers"
  | "documentsFault"
  | "noteSafeguards"
  | "readiness"
  | "gauges"
  | "startWork"
  | "stopWork"
  | "close"
> = {
  fetch: async () =>
    Response.json(
      { statusCode: 404, code: "not_found", message: "API requests are served by another host." },
      { status: 404 },
    ),
  handleJson: () => null,
  requestUsers: { begin: () => true, note: () => undefined, end: () => undefined },
  documentsFault: async () => null,
  noteSafeguards: async () => [],
  readiness: async () => ({ isReady: true, services: {} }),
  gauges: async () => [],
  startWork: () => undefined,
  stopWork: () => undefined,
  close: async () => undefined,
};
