import type { CardInfo } from "~server/features/cards/schemas";
import { paths } from "~/platform/paths";
import { DefinitionList } from "~/ui/definition-list";
import { EmptyState } from "~/ui/empty-state";
import { Day } from "~/ui/instant";
import { Panel } from "~/ui/panel";
import { StatusBadge } from "~/ui/status-badge";

/** The saved card, masked. */
export function CardPanel({ card }: { card: CardInfo }) {
  if (!card.hasCard) {
    return (
      <Panel title="Saved card">
        <EmptyState title="No card saved">
          A card is saved with your first deposit by card.
        </EmptyState>
      </Panel>
    );
  }
  const { brand, cardNumber, cardHolderName, expiryDate, isActive, cvvErasedAt } = card;
  const items = [
    { term: "Card", value: brand },
    { term: "Number", value: <span className="whitespace-nowrap numeric">{cardNumber}</span> },
    { term: "Holder", value: cardHolderName },
    { term: "Expires", value: expiryDate },
    { term: "Status", value: <StatusBadge status={isActive ? "active" : "inactive"} /> },
    {
      term: "Security",
      value: cvvErasedAt && (
        <>
          CVV erased on <Day iso={cvvErasedAt} />
        </>
      ),
    },
  ];
  return (
    <Panel title="Saved card" actions={<a href={paths.customer.cardRemoval()}>Remove card</a>}>
      <DefinitionList items={items.filter(({ value }) => value !== undefined)} />
    </Panel>
  );
}
