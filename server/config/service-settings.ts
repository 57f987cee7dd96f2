// Formats of the settings of external services: one plain sentence for each error, which never repeats the value.
import { z } from "zod";

/** A string that `faultOf` checks; it returns the error, or null. */
function checked(faultOf: (text: string) => string | null) {
  return z.string().superRefine((text, context) => {
    const message = faultOf(text);
    if (message) context.addIssue({ code: "custom", message });
  });
}

/** A service's URL, without a username or password, which could end up in others' logs. */
export function serviceAddress(name: string, { allowsQuery = false } = {}) {
  return checked((text) => {
    const url = URL.canParse(text) ? new URL(text) : null;
    if (!url || !["http:", "https:"].includes(url.protocol))
      return `${name} must be a URL that starts with http:// or https://`;
    if (url.username || url.password)
      return `${name} must be a URL without a username or password.`;
    const isPlain = url.hash === "" && (allowsQuery || url.search === "");
    return isPlain ? null : `${name} must be a URL without ${allowsQuery ? "#" : "? or #"}.`;
  });
}

/** Visitors' links, cookies and form posts all begin at the root of this address. */
export const publicUrl = checked((text) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !["http:", "https:"].includes(url.protocol))
    return "PUBLIC_URL must be a URL that starts with http:// or https://";
  const isRoot =
    url.pathname === "/" &&
    url.search === "" &&
    url.hash === "" &&
    url.username === "" &&
    url.password === "";
  return isRoot
    ? null
    : "PUBLIC_URL must end after the host and its port, as in https://portal.example.com: the portal can't be served under a path.";
});

const databaseForm = "postgres://user:password@host:5432/database";

export const databaseUrl = checked((text) => {
  if (!/^postgres(ql)?:\/\//.test(text))
    return "DATABASE_URL must be a URL that starts with postgres:// or postgresql://";
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || url.hash !== "" || ![url.username, url.password, url.pathname].every(isDecodable)) {
    return `DATABASE_URL isn't a valid URL. Use the form ${databaseForm}. In the user, password and database, write @ as %40, : as %3A, / as %2F, ? as %3F, # as %23 and % as %25.`;
  }
  return url.pathname.length > 1
    ? null
    : `DATABASE_URL has no database name. Use the form ${databaseForm}.`;
});

export function apiKey(name: string) {
  const isKey = (text: string) => /^[\w-]{8,200}$/.test(text);
  return checked((text) =>
    isKey(text)
      ? null
      : `${name} must be the key as the service shows it: 8 or more letters, digits, dashes or underscores.`,
  );
}

/** Anyone with it can read every metric of the portal, so it must be long and random. */
export const metricsToken = checked((text) => {
  const isRandom = /^[\w.~-]{32,200}$/.test(text) && new Set(text).size >= 10;
  return isRandom
    ? null
    : "METRICS_TOKEN must be 32 or more random letters, digits, dashes, dots or underscores, as `openssl rand -hex 32` prints them.";
});

/** As in security.txt: URLs, the preferred one first (RFC 9116, section 2.5.3). */
export const securityContact = checked((text) =>
  contactsIn(text).length > 0 && contactsIn(text).every(isContact)
    ? null
    : "SECURITY_CONTACT must be an email address or an https URL, or several separated by commas, such as security@your-domain.com.",
).transform(contactsIn);

function contactsIn(text: string): readonly string[] {
  return text
    .split(",")
    .map((contact) => contact.trim().replace(/^(?=[^\s:/]+@)/, "mailto:"))
    .filter((contact) => contact !== "");
}

function isContact(contact: string): boolean {
  const isKnownKind = /^(?:mailto:[^\s@<>]+@[\w.-]+\.\w+|https:\/\/\S+)$/i.test(contact);
  return isKnownKind && URL.canParse(contact);
}

/** The socket of a scanner on this machine, or a host and its port. */
export const clamdAddress = checked((text) => {
  const isAddress = text.startsWith("/") || portIn(text) !== null;
  return isAddress
    ? null
    : "CLAMD_ADDRESS must be a host and a port such as 127.0.0.1:3310, or the full path of a socket such as /run/clamav/clamd.ctl.";
}).transform((text) => {
  const address = portIn(text);
  return address ?? { path: text };
});

function portIn(text: string): { host: string; port: number } | null {
  const [, six, four, port = ""] =
    /^(?:\[([0-9a-fA-F:.]+)\]|([A-Za-z0-9.-]+)):(\d{1,5})$/.exec(text) ?? [];
  const host = six ?? four;
  return host !== undefined && Number(port) >= 1 && Number(port) <= 65_535
    ? { host, port: Number(port) }
    : null;
}

const smtpForm = "smtp://user:password@mail.example.com:587";
/** For a relay in the operator's own network. */
const withoutTls = "?tls=off";

export const smtpUrl = checked((text) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !["smtp:", "smtps:"].includes(url.protocol))
    return "SMTP_URL must be a URL that starts with smtp:// or smtps://";
  if (url.hostname === "") return `SMTP_URL has no server. Use the form ${smtpForm}.`;
  if (
    !["", "/"].includes(url.pathname) ||
    !["", withoutTls].includes(url.search) ||
    url.hash !== ""
  ) {
    return `SMTP_URL must end after the server and its port, as in ${smtpForm}. In the user and the password write @ as %40, / as %2F, ? as %3F, # as %23 and % as %25.`;
  }
  if ((url.username === "") !== (url.password === ""))
    return "SMTP_URL has a user without a password, or a password without a user.";
  return isDecodable(url.username) && isDecodable(url.password)
    ? null
    : "SMTP_URL has an invalid % in its user or password. Write % as %25.";
});

const address = String.raw`[^\s<>@,;:"()\\]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,250}[A-Za-z0-9])?`;
const mailbox = new RegExp(
  String.raw`^(?:${address}|(?:"[^"\\\r\n]{1,100}"|[^<>@,;:"()\\\r\n]{0,100})\s*<${address}>)$`,
);

export const mailFrom = checked((text) =>
  mailbox.test(text.trim())
    ? null
    : "MAIL_FROM must be an address such as `Your Name <no-reply@example.com>`.",
);

/** The S3_ settings, named without the prefix. */
export const s3 = z.strictObject(
  {
    bucket: s3Setting(
      "S3_BUCKET",
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      "must be the bucket's name: 3 to 63 lowercase letters, digits, dots or dashes",
    ),
    region: s3Setting(
      "S3_REGION",
      /^[a-z0-9][a-z0-9-]{0,40}$/,
      "must be a region such as eu-central-1",
    ).default("us-east-1"),
    endpoint: serviceAddress("S3_ENDPOINT").optional(),
    accessKeyId: s3Setting(
      "S3_ACCESS_KEY_ID",
      /^\S{3,200}$/,
      "must be 3 or more characters without spaces",
    ),
    secretAccessKey: s3Setting(
      "S3_SECRET_ACCESS_KEY",
      /^\S{8,200}$/,
      "must be 8 or more characters without spaces",
    ),
  },
  { error: (issue) => (issue.code === "unrecognized_keys" ? unknownIn(issue.keys) : undefined) },
);

function unknownIn(keys: readonly string[]): string {
  const names = keys.map(
    (key) => `S3_${key.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`,
  );
  return `Unknown setting ${names.join(" and ")}. The S3 settings are S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`;
}

function s3Setting(name: string, form: RegExp, must: string) {
  return z
    .string({ error: `${name} is missing, but other S3_ settings are set.` })
    .regex(form, `${name} ${must}.`);
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
