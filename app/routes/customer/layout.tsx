// All pages under /dashboard: signed-in users only, with the area's menu.
import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { addressOf } from "~/platform/session/session.server";
import { CustomerFrame } from "./customer-frame";

export const handle = { sheets: ["work"] } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const profile = await load(request, api(request).auth.profile());
  if (profile.passwordChangeRequired) throw redirect(paths.choosePassword(addressOf(request)), 303);
  return profile;
}

export default function CustomerArea() {
  const profile = useLoaderData<typeof loader>();
  return (
    <CustomerFrame profile={profile}>
      <Outlet context={profile} />
    </CustomerFrame>
  );
}
