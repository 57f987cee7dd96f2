// Remix compares an address with every route of its build, three times a request. Each page of the table
// therefore gets a handler with only the routes above it; requests that match no page go to one with all routes.
import { createRequestHandler, type ServerBuild } from "@remix-run/node";
import { methodRefusal, reading } from "./refusals";

type Pages = (request: Request) => Promise<Response>;

export function pagesOf(build: ServerBuild): Pages {
  const pages = branchesOf(build)
    .sort(byPrecision)
    .map((branch) => ({ address: patternOf(branch.path), handle: answererOf(build, branch) }));
  const rest = withAllow(createRequestHandler(build, build.mode), reading);
  return (request) => {
    const { pathname } = new URL(request.url);
    const page = pages.find(({ address }) => address.test(pathname));
    return (page?.handle ?? rest)(request);
  };
}

/** Remix runs an action for every method that changes something; our forms only post. */
function answererOf(build: ServerBuild, branch: Branch): Pages {
  const modules = branch.ids.map((id) => build.routes[id]?.module);
  const hasAction = modules.slice(branch.isIndex ? -2 : -1).some((route) => route?.action);
  const hasPage = modules.at(-1)?.default !== undefined;
  const allowed = hasAction ? [...reading, "POST"] : reading;
  const handle = withAllow(handlerFor(build, branch.ids), allowed);
  return async (request) => {
    const isAllowed = allowed.includes(request.method);
    // A refused post to a page keeps the menus around it.
    const isShown = isAllowed || (hasPage && request.method === "POST");
    return isShown ? handle(request) : methodRefusal(request, allowed);
  };
}

function withAllow(handle: Pages, allowed: readonly string[]): Pages {
  return async (request) => {
    const response = await handle(request);
    if (response.status === 405) response.headers.set("Allow", allowed.join(", "));
    return response;
  };
}

interface Branch {
  /** From root to the page's own route. */
  readonly ids: readonly string[];
  readonly path: string;
  /** Whether it shows at the address of the route above it. */
  readonly isIndex: boolean;
}

/** One for each route with a path; splat routes have none. */
function branchesOf({ routes }: ServerBuild): Branch[] {
  const branchTo = (id: string): Branch => {
    const route = routes[id];
    const above = route?.parentId ? branchTo(route.parentId) : { ids: [], path: "" };
    return {
      ids: [...above.ids, id],
      path: route?.path ? `${above.path}/${route.path}` : above.path,
      isIndex: route?.index === true,
    };
  };
  return Object.keys(routes)
    .map(branchTo)
    .filter(({ ids, path }) => ids.length > 1 && !path.includes("*"));
}

// Static paths before those with parameters, an index before its layout.
function byPrecision(a: Branch, b: Branch): number {
  return a.path.split(":").length - b.path.split(":").length || b.ids.length - a.ids.length;
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}/?$`, "i");
}

function handlerFor(build: ServerBuild, ids: readonly string[]): Pages {
  const routes = only(build.routes, ids);
  const assets = { ...build.assets, routes: only(build.assets.routes, ids) };
  return createRequestHandler({ ...build, routes, assets }, build.mode);
}

function only<Route>(
  routes: Record<string, Route | undefined>,
  ids: readonly string[],
): Record<string, Route> {
  const retained: Record<string, Route> = {};
  for (const id of ids) {
    const route = routes[id];
    if (route !== undefined) retained[id] = route;
  }
  return retained;
}
