const longest = 200;

/** The User-Agent, safe to store and show: printable and short. */
export function deviceNamed(userAgent: string | null): string | null {
  const printable = (userAgent ?? "").replace(/[^\u0020-\u007e\u00a0-\u00ff]/g, "").trim();
  return printable.slice(0, longest) || null;
}
