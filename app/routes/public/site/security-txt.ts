// Where to report a vulnerability (RFC 9116).
import { operator } from "~server/kernel/operator";
import { paths } from "~/platform/paths";
import {
  isSecurePortal,
  portalLanguage,
  portalUrl,
  securityContacts,
} from "~/platform/settings.server";

const day = 24 * 60 * 60 * 1000;
/** It is made from the settings in force, so it is as current on every day that it is read. */
const validDays = 180;

export function loader() {
  const expires = new Date((Math.floor(Date.now() / day) + validDays) * day);
  const contacts = securityContacts() ?? [`mailto:${operator().supportEmail}`];
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${portalLanguage().slice(0, 2)}`,
    ...(isSecurePortal() ? [`Canonical: ${portalUrl()}${paths.securityTxt()}`] : []),
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
