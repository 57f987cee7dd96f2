// The cookie of a known device. It grants nothing: its owner only needn't wait because of others' failed attempts.
import { createCookie, type Cookie } from "@remix-run/node";
import type { Operation } from "~server/http/operation";
import { limits } from "~server/kernel/limits";
import { cookieSealing } from "../settings.server";

let cookie: Cookie | undefined;

function deviceCookie(): Cookie {
  const { secret, isSecure } = cookieSealing();
  return (cookie ??= createCookie(isSecure ? "__Host-device" : "device", {
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure,
    path: "/",
    secrets: [secret],
    maxAge: limits.knownDevicesKeptDays * 86_400,
  }));
}

/** The browser's device token, for calls that use one; null if it has none. */
export async function deviceTokenFor(
  { acceptsDeviceToken }: Operation,
  from: Request,
): Promise<string | null> {
  if (!acceptsDeviceToken) return null;
  const token: unknown = await deviceCookie().parse(from.headers.get("Cookie"));
  return typeof token === "string" ? token : null;
}

/** Sets the cookie if the response to a sign-in has a token for it. */
export async function saveDeviceCookie(
  headers: Headers,
  { deviceToken }: { deviceToken?: string | undefined },
): Promise<Headers> {
  if (deviceToken !== undefined)
    headers.append("Set-Cookie", await deviceCookie().serialize(deviceToken));
  return headers;
}
