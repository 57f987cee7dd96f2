import { OwnEntryExport } from "~server/features/exports/schemas";
import { withMessageLocale } from "~server/kernel/schemas/validation-messages";
import { localeOf } from "~/platform/locale.server";

/** The days of a file, as they were entered, and by field what is wrong with them. */
export interface CsvDays {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly errors: Readonly<Record<string, string[]>>;
}

/** From the address: empty, unless a file was refused. */
export function csvDaysOf(request: Request): CsvDays {
  const { from, to } = Object.fromEntries(new URL(request.url).searchParams);
  const { error } = withMessageLocale(localeOf(request), () =>
    OwnEntryExport.safeParse({ from, to }),
  );
  const errors: Record<string, string[]> = {};
  for (const { path, message } of error?.issues ?? []) errors[String(path[0])] = [message];
  return { from, to, errors };
}
