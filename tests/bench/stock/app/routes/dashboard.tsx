import type { LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { CustomerFrame } from "../parts/customer-frame";
import { signedIn } from "../session.server";

export async function loader({ request }: LoaderFunctionArgs) {
  const { fullname: name, email, expires_at } = await signedIn(request);
  const session = {
    endsAt: new Date(expires_at).toISOString(),
    endsInSeconds: Math.round((expires_at - Date.now()) / 1000),
    isLast: false,
  };
  return { name, email, session };
}

export default function Dashboard() {
  return (
    <CustomerFrame person={useLoaderData<typeof loader>()}>
      <Outlet />
    </CustomerFrame>
  );
}
