// Any URL that no other route matches.
import type { PageHandle } from "~/platform/document/page-handle";
import { pageText } from "~/ui/page-text";

export const handle = {
  title: pageText("errors", "notFoundTitle"),
  scripts: "none",
} satisfies PageHandle;

export function loader() {
  throw new Response(null, { status: 404 });
}

export default function NotFoundPage() {
  return null;
}
