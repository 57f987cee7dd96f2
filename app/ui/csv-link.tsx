import { ButtonLink } from "./button-link";
import { useMessages } from "~/ui/use-messages";

/** The whole list as a table for spreadsheets; nothing where it is empty. */
export function CsvLink({ total, href }: { total: number; href: string }) {
  const t = useMessages("labels");
  if (total === 0) return null;
  return (
    <ButtonLink href={href} tone="secondary">
      {t("downloadCsv")}
    </ButtonLink>
  );
}
