import { Outlet, useLoaderData } from "@remix-run/react";
import type { Profile } from "~server/features/users/schemas";
import { CustomerFrame } from "../parts/customer-frame";
import { layoutLoader } from "../recorded.server";

export const loader = layoutLoader<Profile>("dashboard", "routes/customer/layout");

export default function CustomerArea() {
  const profile = useLoaderData<typeof loader>();
  return (
    <CustomerFrame person={{ ...profile, name: profile.fullname }}>
      <Outlet context={profile} />
    </CustomerFrame>
  );
}
