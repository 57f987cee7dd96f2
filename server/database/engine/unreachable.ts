// Why a database can't be opened: a sentence that names the database and the remedy, never the password.
type Settings = { readonly databaseUrl?: string | undefined; readonly dataDir: string };

class DatabaseUnreachable extends Error {
  override name = "DatabaseUnreachable";
}

/** The error itself if it has a different cause. */
export async function asUnreachable(error: unknown, settings: Settings): Promise<unknown> {
  const code = codeOf(error);
  const sentence = settings.databaseUrl
    ? await ofPostgres(error, code, settings.databaseUrl)
    : ofFolder(code, settings.dataDir);
  return sentence ? new DatabaseUnreachable(sentence, { cause: error }) : error;
}

/** SQLite gives no code if it can't open its file. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  return /^ConnectionFailed\("Unable to open/.test(error.message)
    ? "SQLITE_CANTOPEN"
    : "code" in error
      ? String(error.code)
      : "";
}

async function ofPostgres(
  error: unknown,
  code: string,
  databaseUrl: string,
): Promise<string | undefined> {
  const { default: driver } = await import("pg");
  // As the driver reads it: parameters such as ?host= take precedence.
  const {
    host,
    port,
    user = "",
    database = "",
  } = new driver.Client({ connectionString: databaseUrl });
  const server = `PostgreSQL at ${host}:${port}`;
  if (/^28/.test(code))
    return `${server} rejected the user "${user}" or its password for the database "${database}". Correct DATABASE_URL.`;
  if (code === "3D000")
    return `${server} has no database "${database}". Create it, or correct DATABASE_URL.`;
  if (code === "42501")
    return `${server} doesn't allow the user "${user}" to create tables in the database "${database}". Grant the permission or correct DATABASE_URL.`;
  if (code === "57P03") return `${server} is starting or stopping. Try again in a moment.`;
  if (error instanceof Error && /does not support SSL/.test(error.message)) {
    return `${server} doesn't accept encrypted connections, which DATABASE_URL requires. Turn on ssl there, or correct DATABASE_URL.`;
  }
  if (/^(ENOTFOUND|EAI_)/.test(code))
    return `the database "${database}" can't be reached: the name ${host} can't be resolved (${code}). Correct DATABASE_URL.`;
  if (code === "53300")
    return `${server} has no free connections. Close some, or raise its max_connections.`;
  const isSilent =
    /^E(CONN|TIMEDOUT|HOST|NET|NOENT)/.test(code) ||
    (error instanceof Error && /timeout|terminated unexpectedly/i.test(error.message));
  if (isSilent)
    return `the database "${database}" can't be reached: ${server} doesn't respond${code ? ` (${code})` : ""}. Start it, or correct DATABASE_URL.`;
  return undefined;
}

function ofFolder(code: string, folder: string): string | undefined {
  const file = `the database in ${folder}`;
  if (/^(EACCES|EPERM|EROFS|SQLITE_READONLY|SQLITE_CANTOPEN)/.test(code))
    return `${file} can't be opened for writing (${code}). Give this user write access or correct DATA_DIR.`;
  if (/^(ENOTDIR|EEXIST)/.test(code)) return `${folder} isn't a folder. Correct DATA_DIR.`;
  if (/^(SQLITE_NOTADB|SQLITE_CORRUPT)/.test(code))
    return `${file} is damaged (${code}). Restore a backup into a new DATA_DIR.`;
  if (/^(ENOSPC|SQLITE_FULL)/.test(code))
    return `there is no space left for ${file}. Free up space or move DATA_DIR.`;
  return undefined;
}
