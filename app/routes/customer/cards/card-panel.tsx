import type { CardInfo } from "~server/features/cards/schemas";
import { paths } from "~/platform/paths";
import { DefinitionList } from "~/ui/definition-list";
import { Day } from "~/ui/instant";
import { usePageFacts } from "~/ui/page-facts";
import { Panel } from "~/ui/panel";
import { StatusBadge } from "~/ui/status-badge";
import { useMessages } from "~/ui/use-messages";

/** The saved card, masked. Without one, says how to save one, if customers can. */
export function CardPanel({ card }: { card: CardInfo }) {
  const t = useMessages("cards");
  const { areCardDepositsOn } = usePageFacts();
  if (!card.hasCard) {
    if (!areCardDepositsOn) return null;
    return (
      <Panel title={t("savedCard")}>
        <p className="weight-strong">{t("noneSaved")}</p>
        <p className="hint">
          {t("noneSavedHint", { link: (text) => <a href={paths.customer.deposit()}>{text}</a> })}
        </p>
      </Panel>
    );
  }
  const { brand, cardNumber, cardHolderName, expiryDate, isActive, cvvErasedAt } = card;
  const items = [
    { term: t("card"), value: brand },
    { term: t("number"), value: <bdi className="whitespace-nowrap numeric">{cardNumber}</bdi> },
    { term: t("nameOnCard"), value: cardHolderName },
    { term: t("expires"), value: expiryDate },
    { term: t("status"), value: <StatusBadge status={isActive ? "active" : "inactive"} /> },
    {
      term: t("security"),
      value: cvvErasedAt && t("cvvErased", { day: <Day iso={cvvErasedAt} /> }),
    },
  ];
  return (
    <Panel
      title={t("savedCard")}
      actions={<a href={paths.customer.cardRemoval()}>{t("remove")}</a>}
    >
      <DefinitionList items={items.filter(({ value }) => value !== undefined)} />
    </Panel>
  );
}
