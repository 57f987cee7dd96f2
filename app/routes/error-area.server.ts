// The frame of the area in which a post was refused: Remix loads no data for the error page.
import type { EntryContext } from "@remix-run/node";
import { loader as loadAdminArea } from "./admin/layout";
import { loader as loadCustomerArea } from "./customer/layout";

const areas = [
  { path: /^\/admin(\/|$)/, id: "routes/admin/layout", load: loadAdminArea },
  { path: /^\/dashboard(\/|$)/, id: "routes/customer/layout", load: loadCustomerArea },
] as const;

/** Adds the frame's data, if a user is signed in. */
export async function loadErrorArea(
  request: Request,
  { staticHandlerContext: { errors, loaderData } }: EntryContext,
): Promise<void> {
  const { pathname } = new URL(request.url);
  const area = areas.find(({ path }) => path.test(pathname));
  if (request.method !== "POST" || !errors || !area) return;
  const headers = new Headers(request.headers);
  for (const name of ["Content-Type", "Content-Length"]) headers.delete(name);
  const page = new Request(request.url, { headers });
  try {
    const frame = await area.load({ request: page, params: {}, context: {} });
    Object.assign(loaderData, { [area.id]: frame });
  } catch {
    // Visitors and a portal without its database keep the public frame, which needs no data.
  }
}
