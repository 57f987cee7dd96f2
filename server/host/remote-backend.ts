// Replaces the backend if API_BASE_URL is set: there is no database to open, and nothing under /api.
import { getConfig } from "../config";
import type { Backend } from "../index";
import { remoteApiResponse } from "../kernel/remote-api-response";

export const remoteBackend: Pick<
  Backend,
  | "fetch"
  | "requestUsers"
  | "documentsFault"
  | "recordSafeguards"
  | "readiness"
  | "gauges"
  | "startWork"
  | "stopWork"
  | "close"
> = {
  fetch: async () => remoteApiResponse(getConfig().portalLanguage),
  requestUsers: { begin: () => true, record: () => undefined, end: () => undefined },
  documentsFault: async () => null,
  recordSafeguards: async () => [],
  readiness: async () => ({ isReady: true, services: {} }),
  gauges: async () => [],
  startWork: () => undefined,
  stopWork: () => undefined,
  close: async () => undefined,
};
