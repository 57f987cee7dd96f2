import type { Evidence } from "~server/features/evidence/schemas";
import { Day } from "~/ui/instant";
import type { TranslateForPage } from "~/ui/use-messages";

type Source = NonNullable<Evidence["source"]>;

/** The holder and the history of a card or destination. */
export function sourceItems(t: TranslateForPage<"staffCustomer">, source: Source) {
  const { kind, holder, isHolderCustomer, firstUsedAt, changedAt, replacedAt } = source;
  return [
    ...(holder === undefined
      ? []
      : [
          {
            term: t(`holder.${kind}`),
            value: t(isHolderCustomer ? "holderMatches" : "holderDiffers", {
              name: <bdi className="wrap-anywhere">{holder}</bdi>,
              muted: (text) => <span className="text-muted">{text}</span>,
            }),
          },
        ]),
    { term: t("firstUsed"), value: <Day iso={firstUsedAt} /> },
    ...(changedAt ? [{ term: t(`changed.${kind}`), value: <Day iso={changedAt} /> }] : []),
    ...(replacedAt ? [{ term: t("replaced"), value: <Day iso={replacedAt} /> }] : []),
  ];
}
