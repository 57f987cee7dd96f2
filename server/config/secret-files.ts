// A secret can be in a file instead of the environment: NAME_FILE holds its path, as Docker secrets and systemd credentials do it.
import { readFileSync } from "node:fs";

type Environment = Readonly<Record<string, string | undefined>>;

/** Settings that are secrets or contain one. */
export const secretNames = [
  "DATABASE_URL",
  "SESSION_SECRET",
  "VAULT_KEY",
  "PLISIO_API_KEY",
  "COINGECKO_API_KEY",
  "SMTP_URL",
  "METRICS_TOKEN",
  "S3_ACCESS_KEY_ID",
  "S3_SECRET_ACCESS_KEY",
] as const;

export const secretFileNames: readonly string[] = secretNames.map((name) => `${name}_FILE`);

/** A command that a shell would have run, or a name that it would have replaced. */
const unreplaced = /^["']?(?:[\w-]{1,32}:)?(?:\$[({A-Z_]|`)/;

/** The environment with each secret read from its file, and one sentence for each that can't be used. */
export function withSecretFiles(env: Environment): { env: Environment; faults: string[] } {
  const values: Record<string, string | undefined> = { ...env };
  const faults: string[] = [];
  for (const name of secretNames) {
    const path = env[`${name}_FILE`]?.trim();
    if (path) {
      const read = secretIn(name, path);
      if ("fault" in read) faults.push(read.fault);
      else if (env[name]?.trim())
        faults.push(`${name} and ${name}_FILE are both set. Remove one of them.`);
      else values[name] = read.secret;
    }
    if (unreplaced.test(values[name] ?? "")) {
      faults.push(
        `${name} is a shell command or variable that wasn't replaced. Set the value itself.`,
      );
      values[name] = undefined;
    }
    values[`${name}_FILE`] = undefined;
  }
  return { env: values, faults };
}

/** Doesn't repeat the path: it could be the secret itself. */
export function unreadable(setting: string, error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
  return `${setting} can't be read (${code}). Correct the path, or let the portal's user read the file.`;
}

/** Without the line end that editors and `echo` add. */
function secretIn(name: string, path: string): { secret: string } | { fault: string } {
  try {
    const secret = readFileSync(path, "utf8").trim();
    return secret ? { secret } : { fault: `${name}_FILE is the path of an empty file.` };
  } catch (error) {
    return { fault: unreadable(`${name}_FILE`, error) };
  }
}
