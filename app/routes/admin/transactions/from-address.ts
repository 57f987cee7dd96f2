import { localPath } from "~/local-path";

/** The local `?from=` of an address (R52); anything that leads elsewhere counts as none. */
export function fromOf(request: Request): string | undefined {
  return localPath(new URL(request.url).searchParams.get("from"), "") || undefined;
}
