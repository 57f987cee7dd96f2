// The cookies of refused forms: sent only to the form's own page, and small in total.
import { recoveryCookieName, retryId } from "~server/kernel/form-recovery";
import { limits } from "~server/kernel/limits";

interface Sealing {
  isSecure: boolean;
}

// Proxies accept headers of 8 KB; a page may also receive the cookies of the page above it.
const togetherMaximumBytes = 3600;

const attributes = (path: string, { isSecure }: Sealing) =>
  `Path=${path}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;

export const clearedCookie = (name: string, path: string, sealing: Sealing) =>
  `${name}=; ${attributes(path, sealing)}; Max-Age=0`;

export function recoveryCookies(sealing: Sealing) {
  const nameOf = (id: string) => recoveryCookieName(id, sealing.isSecure);
  return {
    line: ({ id, path, value }: { id: string; path: string; value: string }) =>
      `${nameOf(id)}=${value}; ${attributes(path, sealing)}; Max-Age=${limits.draftMinutes * 60}`,
    valueIn: (cookies: string | null, id: string) =>
      pairsIn(cookies).find(([name]) => name === nameOf(id))?.[1],
  };
}

interface NewCookie extends Sealing {
  id: string;
  value: string;
  pathOf: (value: string) => string;
}

/** Set-Cookie headers that remove the oldest cookies if another one exceeds the limit. */
export function evictOldest(
  cookies: string | null,
  { id, value, pathOf, ...sealing }: NewCookie,
): string[] {
  const prefix = recoveryCookieName("", sealing.isSecure);
  const others = pairsIn(cookies).filter(
    ([name]) =>
      name.startsWith(prefix) &&
      retryId.test(name.slice(prefix.length)) &&
      name !== recoveryCookieName(id, sealing.isSecure),
  );
  let remaining = togetherMaximumBytes - value.length;
  // Browsers send the oldest first.
  return others.toReversed().flatMap(([name, other]) => {
    remaining -= other.length;
    return remaining < 0 ? [clearedCookie(name, pathOf(other), sealing)] : [];
  });
}

function pairsIn(cookies: string | null): (readonly [name: string, value: string])[] {
  return (cookies ?? "").split(/;\s*/).map((pair) => {
    const at = pair.indexOf("=");
    return [pair.slice(0, at), pair.slice(at + 1)] as const;
  });
}
