import type { User } from "~server/features/users/schemas";
import { DefinitionList } from "~/ui/definition-list";
import { Panel } from "~/ui/panel";
import { useMessages } from "~/ui/use-messages";
import { useStatusLabel } from "~/ui/use-status-label";

/** What someone else has saved in the meantime, next to the form's values. */
export function CurrentState({ user }: { user: User }) {
  const t = useMessages("staffUsers");
  const labelOf = useStatusLabel();
  const items = [
    { term: t("fullName"), value: user.fullname },
    { term: t("username"), value: user.username },
    { term: t("phone"), value: user.phoneNumber },
    { term: t("address"), value: Object.values(user.address).filter(Boolean).join(", ") || "-" },
    { term: t("accountStatus"), value: labelOf(user.accountStatus) },
    { term: t("kycStatus"), value: labelOf(user.kycStatus) },
  ];
  return (
    <Panel title={t("currentDetails")}>
      <DefinitionList items={items} />
      <p className="hint mt-4">{t("overwriteHint")}</p>
    </Panel>
  );
}
