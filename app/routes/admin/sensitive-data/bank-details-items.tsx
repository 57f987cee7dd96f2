import type { FullBankDetails } from "~server/features/sensitive-data/schemas";
import { bankFieldLabel, bankFields } from "~server/features/bank-details/labels";
import type { Locale } from "~server/locales/locale";
import { documentIdIn } from "~/platform/document-id";
import { paths } from "~/platform/paths";
import { regionName } from "~/ui/bank-region-names";
import { useMessages, type TranslateForPage } from "~/ui/use-messages";

/** Bank details in full, in the order of the customer's form. */
export function bankDetailsItems(
  t: TranslateForPage<"staffSensitiveData">,
  locale: Locale,
  block: FullBankDetails,
) {
  const fields = bankFields[block.region].flatMap((name) => {
    const value = valueOf(block, name);
    return value === undefined
      ? []
      : [
          {
            term: bankFieldLabel(name, locale),
            value:
              name === "documentUrl" ? (
                <DocumentLink address={value} />
              ) : (
                <span className="revealed">{value}</span>
              ),
          },
        ];
  });
  return [{ term: t("region"), value: regionName(block.region, locale) }, ...fields];
}

function valueOf(block: Partial<Record<string, string>>, name: string): string | undefined {
  return block[name];
}

function DocumentLink({ address }: { address: string }) {
  const t = useMessages("staffSensitiveData");
  const id = documentIdIn(address);
  return (
    <a href={id ? paths.document(id) : address} target="_blank" rel="noreferrer">
      {id ? t("viewDocument") : address} <span className="sr-only">{t("newTab")}</span>
    </a>
  );
}
