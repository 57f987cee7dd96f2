// Unknown addresses under /admin. Users who aren't administrators are sent to sign in, as everywhere here.
import { data, type LoaderFunctionArgs } from "@remix-run/node";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { signedInAdmin } from "~/platform/session/session.server";
import { PageHeading } from "~/ui/page-heading";
import { useMessages } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";

export const handle = { title: pageText("staffFrame", "pageNotFound") } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  return data(null, { status: 404 });
}

export default function AdminNotFoundPage() {
  const t = useMessages("staffFrame");
  return (
    <PageHeading
      title={t("pageNotFound")}
      lead={t("pageNotFoundLead")}
      back={{ href: paths.admin.dashboard(), label: t("dashboard") }}
    />
  );
}
