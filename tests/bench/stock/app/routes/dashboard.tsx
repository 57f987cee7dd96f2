import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { WorkFrame } from "../parts/work-frame";
import { signedIn } from "../session.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const { fullname, email } = await signedIn(request);
  return { fullname, email };
}

const items = [
  { label: "Dashboard", to: "/dashboard", icon: "dashboard" },
  { label: "Transactions", to: "/dashboard/transactions", icon: "transfers" },
  { label: "Wallet", to: "/dashboard/wallet", icon: "wallet" },
  { label: "Earning history", to: "/dashboard/earning-history", icon: "chart" },
  { label: "Verification", to: "/dashboard/kyc", icon: "people" },
] as const;

export default function Dashboard() {
  return (
    <WorkFrame person={useLoaderData<typeof loader>()} items={items}>
      <Outlet />
    </WorkFrame>
  );
}
