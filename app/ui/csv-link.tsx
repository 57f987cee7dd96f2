import { ButtonLink } from "./button-link";

/** The whole list as a table for spreadsheets; nothing where it is empty. */
export function CsvLink({ total, href }: { total: number; href: string }) {
  if (total === 0) return null;
  return (
    <ButtonLink href={href} tone="secondary">
      Download CSV
    </ButtonLink>
  );
}
