// All pages under /dashboard: signed-in users only, with the area's menu.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { CustomerFrame } from "./customer-frame";

export const handle = { sheets: ["work"] } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  return load(request, api(request).auth.profile());
}

export default function CustomerArea() {
  const profile = useLoaderData<typeof loader>();
  return (
    <CustomerFrame profile={profile}>
      <Outlet context={profile} />
    </CustomerFrame>
  );
}
