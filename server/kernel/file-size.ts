const mega = 1024 * 1024;

/** "4 kB", "1.2 MB" */
export function fileSize(bytes: number, locale = "en"): string {
  const [value, unit] =
    bytes < mega / 10 ? [Math.ceil(bytes / 1024), "kilobyte"] : [bytes / mega, "megabyte"];
  return new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits: 1 }).format(
    value,
  );
}
