// One JSON object per line: control characters are escaped, so that no value starts a new line.

type LogLevel = "info" | "error";
/** Takes one finished line. */
export type LogSink = (level: LogLevel, line: string) => void;

export function logLine(level: LogLevel, fields: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ time: new Date().toISOString(), level, ...fields });
}

export const toConsole: LogSink = (level, line) =>
  level === "error" ? console.error(line) : console.info(line);

interface Fault {
  readonly name: string;
  readonly code?: string;
  readonly at?: readonly string[];
  /** Of a lock: a process of this machine. */
  readonly holder?: string;
  readonly cause?: Fault;
}

const deepestCause = 3;

/** Name, code and location of an error and its causes. Messages are left out: they may contain user input. */
export function faultOf(error: unknown, depth = 0): Fault {
  if (!(error instanceof Error)) return { name: typeof error };
  const code = "code" in error ? String(error.code) : undefined;
  const holder = "holder" in error ? error.holder : undefined;
  const frames = (error.stack ?? "")
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 5)
    .map((line) => line.trim());
  const cause = error.cause ?? (error instanceof AggregateError ? error.errors[0] : undefined);
  return {
    name: error.name,
    ...(code !== undefined && { code: code.slice(0, 60) }),
    ...(typeof holder === "string" && { holder }),
    ...(frames.length > 0 && { at: frames }),
    ...(cause !== undefined && depth < deepestCause && { cause: faultOf(cause, depth + 1) }),
  };
}

/** Writes a line for each error, with the request ID. */
export function reportTo(log: LogSink) {
  return (event: string, error: unknown, id?: string | null): void =>
    log("error", logLine("error", { ...(id && { id }), event, ...faultOf(error) }));
}
