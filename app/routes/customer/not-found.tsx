// Unknown URLs under /dashboard, for signed-in users.
import type { LoaderFunctionArgs } from "@remix-run/node";
import type { PageHandle } from "~/platform/document/page-handle";
import { signedIn } from "~/platform/session/session.server";
import { pageText } from "~/ui/page-text";

export const handle = { title: pageText("errors", "notFoundTitle") } satisfies PageHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  await signedIn(request);
  throw new Response(null, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
