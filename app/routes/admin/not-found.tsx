// Any address under /admin that no other route has. Others than administrators are sent to sign in, as they are everywhere here.
import { data, type LoaderFunctionArgs } from "@remix-run/node";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedInAdmin } from "~/platform/session/session.server";
import { PageHeading } from "~/ui/page-heading";

export const handle = { title: "Page not found" } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  return data(null, { status: 404 });
}

export default function AdminNotFoundPage() {
  return (
    <PageHeading
      title="Page not found"
      lead="The page you were looking for doesn't exist or has been moved."
      back={{ href: paths.admin.dashboard(), label: "Dashboard" }}
    />
  );
}
