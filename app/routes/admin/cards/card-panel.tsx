import type { CardInfo } from "~server/features/cards/schemas";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { DefinitionList } from "~/ui/definition-list";
import { Day } from "~/ui/instant";
import { Panel } from "~/ui/panel";
import { StatusBadge } from "~/ui/status-badge";
import { Allowed } from "~/ui/staff-rights";

/** The saved card, masked; showing more of it is a page of its own. */
export function CustomerCardPanel({ userId, card }: { userId: string; card: CardInfo }) {
  if (!card.hasCard) {
    return (
      <div>
        <Panel title="Card">
          <p>No card saved</p>
        </Panel>
      </div>
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
      term: "CVV",
      value: cvvErasedAt ? (
        <>
          CVV erased on <Day iso={cvvErasedAt} />
        </>
      ) : (
        "Kept until its deposits are decided"
      ),
    },
  ];
  return (
    <div>
      <Panel title="Card">
        <DefinitionList items={items} />
        <Allowed right="secrets">
          <div className="actions mt-4">
            <ButtonLink tone="secondary" href={paths.admin.cardAccess(userId)}>
              Reveal card
            </ButtonLink>
            <ButtonLink tone="secondary" href={paths.admin.cardPhotoAccess(userId)}>
              Reveal photos
            </ButtonLink>
          </div>
        </Allowed>
      </Panel>
    </div>
  );
}
