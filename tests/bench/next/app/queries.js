// The portal's session and its queries, on the same file, each prepared once.
import { createDecipheriv, createHash, hkdfSync } from "node:crypto";
import { createRequire } from "node:module";
import { join } from "node:path";

/** Not a package of this app: the one of the portal. */
const load = createRequire(join(process.cwd(), "../../../package.json"));

function open() {
  const Sqlite = load("libsql");
  const file = new Sqlite(join(process.env.DATA_DIR, "portal.sqlite"));
  return {
    session: file.prepare(
      "select users.*, expires_at from sessions inner join users on users.id = sessions.user_id where token_hash = ? and expires_at > ?",
    ),
    list: file.prepare(
      "select transactions.*, fullname, email from transactions inner join users on users.id = transactions.user_id where transactions.user_id = ? order by transactions.created_at desc, transactions.id desc limit ? offset ?",
    ),
    counter: file.prepare("select sum(count) as count from transaction_counters where user_id = ?"),
  };
}

let opened;
const queries = () => (opened ??= open());

export function personOf(cookie) {
  // Remix writes a cookie as JSON in base64; the JSON is the sealed text.
  const sealed = JSON.parse(Buffer.from(cookie, "base64").toString("utf8"));
  const { token } = JSON.parse(openText(sealed));
  const hash = createHash("sha256").update(token).digest("base64url");
  const person = queries().session.get(hash, Date.now());
  if (!person) return undefined;
  const { id, fullname, email, expires_at: endsAt } = person;
  return { id, fullname, email, endsAt, endsInSeconds: Math.round((endsAt - Date.now()) / 1000) };
}

export function transactionsOf(userId, page, pageSize = 10) {
  const rows = queries().list.all(userId, pageSize, (page - 1) * pageSize);
  const { count } = queries().counter.get(userId);
  return { rows, total: count, totalPages: Math.ceil(count / pageSize) };
}

function openText(sealed) {
  const bytes = Buffer.from(sealed, "base64url");
  const key = Buffer.from(hkdfSync("sha256", process.env.SESSION_SECRET, "", "session", 32));
  const opener = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, 12));
  opener.setAuthTag(bytes.subarray(-16));
  return Buffer.concat([opener.update(bytes.subarray(12, -16)), opener.final()]).toString("utf8");
}
