// Remix compares an address with every route of its build, several times a request. Each area of the
// portal therefore gets a handler that knows the routes of that area only.
import { createRequestHandler, type ServerBuild } from "@remix-run/server-runtime";

type Pages = (request: Request) => Promise<Response>;

const areas = [
  { prefix: "/dashboard", folder: "routes/customer/" },
  { prefix: "/admin", folder: "routes/admin/" },
] as const;
const everywhere = new Set(["root", "routes/public/not-found"]);

export function pagesOf(build: ServerBuild): Pages {
  const isOf = (folder: string) => (id: string) => everywhere.has(id) || id.startsWith(folder);
  const isElsewhere = (id: string) => !areas.some(({ folder }) => id.startsWith(folder));
  const handlers = areas.map(({ prefix, folder }) => ({ prefix, handle: handlerFor(build, isOf(folder)) }));
  const rest = handlerFor(build, isElsewhere);
  return (request) => {
    const { pathname } = new URL(request.url);
    const area = handlers.find(({ prefix }) => pathname === prefix || pathname.startsWith(`${prefix}/`) || pathname === `${prefix}.data`);
    return (area?.handle ?? rest)(request);
  };
}

function handlerFor(build: ServerBuild, isWanted: (id: string) => boolean): Pages {
  const routes = only(build.routes, isWanted);
  const assets = { ...build.assets, routes: only(build.assets.routes, isWanted) };
  return createRequestHandler({ ...build, routes, assets }, build.mode);
}

function only<Route>(routes: Record<string, Route | undefined>, isWanted: (id: string) => boolean): Record<string, Route> {
  const kept: Record<string, Route> = {};
  for (const [id, route] of Object.entries(routes)) if (route !== undefined && isWanted(id)) kept[id] = route;
  return kept;
}
