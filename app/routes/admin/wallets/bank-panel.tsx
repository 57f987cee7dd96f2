import type { BankDetails } from "~server/features/withdrawals/schemas";
import { bankFieldLabel, bankFields } from "~server/features/withdrawals/labels";
import { blockOf } from "~/ui/bank-block";
import { regionName } from "~/ui/bank-region-names";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { DefinitionList } from "~/ui/definition-list";
import { Panel } from "~/ui/panel";
import { useMayCall } from "~/ui/staff-rights";
import { useLocale, useMessages } from "~/ui/use-messages";

/** Bank details with masked account numbers; revealing them is a separate page. */
export function CustomerBankPanel({
  userId,
  bankDetails,
}: {
  userId: string;
  bankDetails: BankDetails;
}) {
  const t = useMessages("staffCustomer");
  const locale = useLocale();
  const canAccess = useMayCall("sensitiveData.accessBankDetails");
  const { region } = bankDetails;
  const block = blockOf(bankDetails);
  const fields = region
    ? bankFields[region].map((name) => ({
        term: bankFieldLabel(name, locale),
        value: block[name] ?? t("hidden"),
      }))
    : [];
  return (
    <div>
      <Panel
        title={t("bankDetails")}
        actions={<a href={paths.admin.userPayees(userId)}>{t("allPayees")}</a>}
      >
        {region ? (
          <DefinitionList
            items={[{ term: t("region"), value: regionName(region, locale) }, ...fields]}
          />
        ) : (
          <p>{t("noBankDetails")}</p>
        )}
        {region && canAccess && (
          <div className="actions mt-4">
            <ButtonLink tone="secondary" href={paths.admin.bankDetailsAccess(userId)}>
              {t("accessBankDetails")}
            </ButtonLink>
          </div>
        )}
      </Panel>
    </div>
  );
}
