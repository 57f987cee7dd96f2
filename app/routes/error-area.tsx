// Which signed-in area an error page belongs to: the one whose own data could be read.
import type { ReactNode } from "react";
import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from "@remix-run/react";
import { paths } from "~/platform/paths";
import { AdminFrame } from "./admin/admin-frame";
import type { loader as loadAdminArea } from "./admin/layout";
import { CustomerFrame } from "./customer/customer-frame";
import type { loader as loadCustomerArea } from "./customer/layout";

interface ErrorArea {
  homeHref: string;
  frame: (page: ReactNode) => ReactNode;
}

/** None for an error during rendering: it may come from the frame. */
export function useErrorArea(): ErrorArea | undefined {
  const error = useRouteError();
  const staff = useRouteLoaderData<typeof loadAdminArea>("routes/admin/layout");
  const profile = useRouteLoaderData<typeof loadCustomerArea>("routes/customer/layout");
  if (!isRouteErrorResponse(error)) return undefined;
  if (staff)
    return {
      homeHref: paths.admin.dashboard(),
      frame: (page) => <AdminFrame {...staff}>{page}</AdminFrame>,
    };
  if (profile)
    return {
      homeHref: paths.customer.dashboard(),
      frame: (page) => <CustomerFrame profile={profile}>{page}</CustomerFrame>,
    };
  return undefined;
}
