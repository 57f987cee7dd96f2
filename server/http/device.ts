const longest = 200;

/** What a browser or program calls itself, fit to be kept and shown: printable, not long. */
export function deviceNamed(userAgent: string | null): string | null {
  const printable = (userAgent ?? "").replace(/[^\u0020-\u007e\u00a0-\u00ff]/g, "").trim();
  return printable.slice(0, longest) || null;
}
