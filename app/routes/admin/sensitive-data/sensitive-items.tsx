// Sensitive data in full, as terms and values.
import type { FullBankDetails, FullCard, FullPayee } from "~server/features/sensitive-data/schemas";
import { bankFieldLabel, bankFields } from "~server/features/withdrawals/labels";
import type { Locale } from "~server/locales/locale";
import { documentIdIn } from "~/platform/document-id";
import { paths } from "~/platform/paths";
import { Day } from "~/ui/instant";
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
                <span className="sensitive">{value}</span>
              ),
          },
        ];
  });
  return [{ term: t("region"), value: regionName(block.region, locale) }, ...fields];
}

/** A payee, or where a withdrawal goes. */
export function destinationItems(
  t: TranslateForPage<"staffSensitiveData">,
  locale: Locale,
  { walletAddress, bankDetails }: FullPayee,
) {
  const address = walletAddress
    ? [{ term: t("walletAddress"), value: <span className="sensitive">{walletAddress}</span> }]
    : [];
  return [...address, ...(bankDetails ? bankDetailsItems(t, locale, bankDetails) : [])];
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

/** A card in full, with the CVV or when it was erased. */
export function cardItems(
  t: TranslateForPage<"staffSensitiveData">,
  { brand, cardNumber, cardHolderName, expiryDate, cvv, cvvErasedAt }: FullCard,
) {
  const erased = cvvErasedAt
    ? t("cvvErasedOn", { day: <Day iso={cvvErasedAt} /> })
    : t("notStored");
  return [
    { term: t("card"), value: brand },
    {
      term: t("number"),
      value: <span className="sensitive">{cardNumber.replace(/(\d{4})(?=\d)/g, "$1 ")}</span>,
    },
    { term: t("nameOnCard"), value: cardHolderName },
    { term: t("expires"), value: expiryDate },
    { term: t("cvv"), value: cvv ? <span className="sensitive">{cvv}</span> : erased },
  ];
}
