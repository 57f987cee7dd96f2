import { ButtonLink } from "./button-link";
import { useMessages } from "~/ui/use-messages";

/** A link to the whole list as CSV; nothing if it is empty. */
export function CsvLink({ total, href }: { total: number; href: string }) {
  const t = useMessages("labels");
  if (total === 0) return null;
  return (
    <ButtonLink href={href} tone="secondary">
      {t("downloadCsv")}
    </ButtonLink>
  );
}
