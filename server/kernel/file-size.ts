import { numberLocaleOf } from "../locales/locale";

const mega = 1024 * 1024;
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(unit: "kilobyte" | "megabyte", locale: string): Intl.NumberFormat {
  const name = `${unit} ${locale}`;
  const format =
    formats.get(name) ??
    new Intl.NumberFormat(numberLocaleOf(locale), {
      style: "unit",
      unit,
      maximumFractionDigits: 1,
    });
  formats.set(name, format);
  return format;
}

/** "4 kB", "1.2 MB" */
export function fileSize(bytes: number, locale: string): string {
  return bytes < mega / 10
    ? formatOf("kilobyte", locale).format(Math.ceil(bytes / 1024))
    : formatOf("megabyte", locale).format(bytes / mega);
}
