import type { Config } from "../config";
import { releaseName } from "../config/release";
import type { Backend } from "../index";

const headers = { "Content-Type": "text/plain; charset=UTF-8", "Cache-Control": "no-store" };

/** For load balancers and monitors: a status, then each service with up or down, never the cause, then what this host is. */
export async function readinessAnswer(
  backend: Pick<Backend, "readiness">,
  about: readonly string[],
  isShuttingDown = false,
): Promise<Response> {
  if (isShuttingDown) return new Response("stopping\n", { status: 503, headers });
  const { isReady, services } = await backend.readiness();
  const isWhole = Object.values(services).every((status) => status === "up");
  const overall = isReady ? (isWhole ? "ready" : "degraded") : "not ready";
  const lines = Object.entries(services).map(([name, status]) => `${name} ${status}`);
  return new Response([overall, ...lines, ...about, ""].join("\n"), {
    status: isReady ? 200 : 503,
    headers,
  });
}

/** Which release this host runs, and on what; with another backend it has no data of its own. */
export const aboutHost = ({ databaseUrl, s3, apiBaseUrl }: Config): readonly string[] => [
  `release ${releaseName}`,
  ...(apiBaseUrl
    ? []
    : [`engine ${databaseUrl ? "postgres" : "sqlite"}`, `storage ${s3 ? "s3" : "folder"}`]),
];
