import type { Backend } from "../index";

const headers = { "Content-Type": "text/plain; charset=UTF-8", "Cache-Control": "no-store" };

/** For load balancers and monitors: a status, then each service with up or down, never the cause. */
export async function readinessAnswer(
  backend: Pick<Backend, "readiness">,
  isShuttingDown = false,
): Promise<Response> {
  if (isShuttingDown) return new Response("stopping\n", { status: 503, headers });
  const { isReady, services } = await backend.readiness();
  const isWhole = Object.values(services).every((status) => status === "up");
  const overall = isReady ? (isWhole ? "ready" : "degraded") : "not ready";
  const lines = Object.entries(services).map(([name, status]) => `${name} ${status}`);
  return new Response([overall, ...lines, ""].join("\n"), { status: isReady ? 200 : 503, headers });
}
