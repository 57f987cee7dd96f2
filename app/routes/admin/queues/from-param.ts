import { localPath } from "~/platform/paths/local-path";

/** The local `?from=` of a URL; anything that leads to another site is ignored. */
export function fromParam(request: Request): string | undefined {
  return localPath(new URL(request.url).searchParams.get("from"), "") || undefined;
}
