import type { CardInfo } from "~server/features/cards/schemas";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { DefinitionList } from "~/ui/definition-list";
import { Day } from "~/ui/instant";
import { Panel } from "~/ui/panel";
import { StatusBadge } from "~/ui/status-badge";
import { Allowed } from "~/ui/staff-rights";
import { useMessages } from "~/ui/use-messages";

/** The saved card, masked; revealing it is a separate page. */
export function CustomerCardPanel({ userId, card }: { userId: string; card: CardInfo }) {
  const t = useMessages("staffCustomer");
  if (!card.hasCard) {
    return (
      <div>
        <Panel title={t("card")}>
          <p>{t("noCard")}</p>
        </Panel>
      </div>
    );
  }
  const { brand, cardNumber, cardHolderName, expiryDate, isActive, cvvErasedAt } = card;
  const items = [
    { term: t("card"), value: brand },
    {
      term: t("cardNumber"),
      value: <bdi className="whitespace-nowrap numeric">{cardNumber}</bdi>,
    },
    { term: t("nameOnCard"), value: cardHolderName },
    { term: t("expires"), value: expiryDate },
    { term: t("status"), value: <StatusBadge status={isActive ? "active" : "inactive"} /> },
    {
      term: t("cvv"),
      value: cvvErasedAt ? <>{t("cvvErased", { day: <Day iso={cvvErasedAt} /> })}</> : t("cvvKept"),
    },
  ];
  return (
    <div>
      <Panel title={t("card")}>
        <DefinitionList items={items} />
        <Allowed call="sensitiveData.accessCard">
          <div className="actions mt-4">
            <ButtonLink tone="secondary" href={paths.admin.cardAccess(userId)}>
              {t("accessCard")}
            </ButtonLink>
            <ButtonLink tone="secondary" href={paths.admin.cardPhotoAccess(userId)}>
              {t("accessPhotos")}
            </ButtonLink>
          </div>
        </Allowed>
      </Panel>
    </div>
  );
}
