// Any address that no other route has.
import type { PageHandle } from "~/platform/document/page-handle";

export const handle = { title: "Page not found", scripts: "none" } satisfies PageHandle;

export function loader() {
  throw new Response(null, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
