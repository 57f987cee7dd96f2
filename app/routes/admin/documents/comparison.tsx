import type { User } from "~server/features/users/schemas";
import { type DocumentType, documentTypeLabel } from "~server/features/users/labels";
import { DefinitionList } from "~/ui/definition-list";
import { Instant } from "~/ui/instant";
import { Panel } from "~/ui/panel";
import { addressLine } from "../people/address-line";
import { useLocale, useMessages } from "~/ui/use-messages";

interface Props {
  user: User;
  document: { type?: DocumentType | undefined; createdAt?: string | undefined };
}

/** The customer's details, to compare with the document next to them. */
export function DocumentComparison({ user, document: { type, createdAt } }: Props) {
  const t = useMessages("staffKyc");
  const locale = useLocale();
  const items = [
    { term: t("fullName"), value: user.fullname || "-" },
    { term: t("documentType"), value: type ? documentTypeLabel(type, locale) : "-" },
    { term: t("country"), value: user.country },
    { term: t("address"), value: addressLine(user.address) },
    { term: t("email"), value: user.email },
    ...(createdAt ? [{ term: t("uploaded"), value: <Instant iso={createdAt} /> }] : []),
    ...(user.kycReason ? [{ term: t("previousRejection"), value: user.kycReason }] : []),
  ];
  return (
    <Panel title={t("compareWith")}>
      <div className="compact">
        <DefinitionList items={items} />
      </div>
    </Panel>
  );
}
