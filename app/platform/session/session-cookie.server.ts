// The session cookie: encrypted, because its token gives access to the API.
import { createCookie, type Cookie } from "@remix-run/node";
import { z } from "zod";
import { limits } from "~server/kernel/limits";
import { openText, sealText } from "./sealed-text.server";

interface Sealing {
  readonly isSecure: boolean;
  readonly secret: string;
}

const daySeconds = 86_400;
const purpose = "session";
const Data = z.record(z.string(), z.unknown());

export function sessionCookie({ isSecure, secret }: Sealing): Cookie {
  const options = {
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure,
    path: "/",
    // Longer than the session itself, so that a form left open until its end still knows its user.
    maxAge: limits.sessionAbsoluteMinutes * 60 + daySeconds,
  } as const;
  const name = isSecure ? "__Host-session" : "session";
  const plain = createCookie(name, options);
  return {
    name,
    isSigned: true,
    async parse(header, parsing) {
      const sealed: unknown = await plain.parse(header, parsing);
      const text = typeof sealed === "string" ? openText(sealed, { secret, purpose }) : undefined;
      return text === undefined ? null : Data.parse(JSON.parse(text));
    },
    // The storage ends a session with an empty text.
    serialize: (value, serializing) =>
      plain.serialize(
        value === "" ? "" : sealText(JSON.stringify(value), { secret, purpose }),
        serializing,
      ),
  };
}
