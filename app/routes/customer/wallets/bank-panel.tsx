import type { BankDetails } from "~server/features/withdrawals/schemas";
import { bankFieldLabel, bankFields } from "~server/features/withdrawals/labels";
import { documentIdIn } from "~/platform/document-id";
import { paths } from "~/platform/paths";
import { Instant } from "~/ui/instant";
import { DefinitionList } from "~/ui/definition-list";
import { Panel } from "~/ui/panel";
import { blockOf, maskedLabels } from "~/ui/bank-block";
import { regionName } from "~/ui/bank-region-names";
import { useLocale, useMessages } from "~/ui/use-messages";

/** Where bank withdrawals go; account numbers by their last characters. */
export function BankPanel({ bankDetails }: { bankDetails: BankDetails }) {
  const t = useMessages("bankDetails");
  const payees = useMessages("payees");
  const locale = useLocale();
  const { region } = bankDetails;
  const actions = (change: string) => (
    <span className="flex flex-wrap gap-x-4">
      <a href={paths.customer.payees()}>{payees("manage")}</a>
      <a href={paths.customer.bankDetails()}>{change}</a>
    </span>
  );
  if (!region) {
    return (
      <Panel title={t("title")} actions={actions(t("add"))}>
        <p className="weight-strong">{t("noneSaved")}</p>
        <p className="hint">{t("noneSavedHint")}</p>
      </Panel>
    );
  }
  const block = blockOf(bankDetails);
  const fields = bankFields[region].map((name) => ({
    term: bankFieldLabel(name, locale),
    value: (
      <BankValue value={name === "description" ? maskedLabels(block[name] ?? "") : block[name]} />
    ),
    isFilled: block[name] !== undefined,
  }));
  return (
    <Panel title={t("title")} actions={actions(t("update"))}>
      <DefinitionList
        items={[
          { term: t("region"), value: regionName(region, locale) },
          ...(bankDetails.usableFrom
            ? [{ term: t("earliestPayout"), value: <Instant iso={bankDetails.usableFrom} /> }]
            : []),
          ...fields.filter(({ isFilled }) => isFilled),
        ]}
      />
    </Panel>
  );
}

/** A saved value; an uploaded document is a link. */
function BankValue({ value }: { value: string | undefined }) {
  const t = useMessages("bankDetails");
  const documentId = documentIdIn(value);
  return documentId ? (
    <a href={paths.document(documentId)}>{t("viewDocument")}</a>
  ) : (
    <bdi className="break-words">{value}</bdi>
  );
}
