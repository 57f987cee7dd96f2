import type { BankDetails } from "~server/features/bank-details/schemas";
import { bankFieldLabel, bankFields } from "~server/features/bank-details/labels";
import { blockOf } from "~/ui/bank-block";
import { regionName } from "~/ui/bank-region-names";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { DefinitionList } from "~/ui/definition-list";
import { Panel } from "~/ui/panel";
import { useMay } from "~/ui/staff-rights";

/** Bank details with masked account numbers; in full they are a page of their own. */
export function CustomerBankPanel({
  userId,
  bankDetails,
}: {
  userId: string;
  bankDetails: BankDetails;
}) {
  const canReveal = useMay("secrets");
  const { region } = bankDetails;
  const block = blockOf(bankDetails);
  const fields = region
    ? bankFields[region].map((name) => ({
        term: bankFieldLabel(name),
        value: block[name] ?? "Hidden",
      }))
    : [];
  return (
    <div>
      <Panel title="Bank details">
        {region ? (
          <DefinitionList items={[{ term: "Region", value: regionName(region) }, ...fields]} />
        ) : (
          <p>No bank details saved</p>
        )}
        {region && canReveal && (
          <div className="actions mt-4">
            <ButtonLink tone="secondary" href={paths.admin.bankDetailsAccess(userId)}>
              Reveal bank details
            </ButtonLink>
          </div>
        )}
      </Panel>
    </div>
  );
}
