import { Outlet, useLoaderData } from "@remix-run/react";
import type { StaffAccess } from "~server/staff-calls";
import { StaffAccessProvider } from "~/ui/staff-rights";
import { StaffFrame } from "../parts/staff-frame";
import type { Person } from "../parts/work-frame";
import { layoutLoader } from "../recorded.server";

interface Recorded extends Person {
  readonly access: StaffAccess;
  readonly waiting: Readonly<Record<string, number | undefined>>;
}

export const loader = layoutLoader<Recorded>("adminList", "routes/admin/layout");

export default function AdminArea() {
  const { access, waiting, ...person } = useLoaderData<typeof loader>();
  return (
    <StaffFrame person={person} waiting={waiting}>
      <StaffAccessProvider value={access}>
        <Outlet />
      </StaffAccessProvider>
    </StaffFrame>
  );
}
