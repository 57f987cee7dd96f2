import { localPath } from "~/platform/paths/local-path";

/** The local `?from=` of an address; anything that leads to another site counts as none. */
export function fromParam(request: Request): string | undefined {
  return localPath(new URL(request.url).searchParams.get("from"), "") || undefined;
}
