import { paths } from "~/platform/paths";
import { FilterLinks } from "~/ui/filter-links";
import { useMessages } from "~/ui/use-messages";

/** The lists of the bank's side. */
export function BankTabs({
  current,
}: {
  current: "imports" | "openLines" | "returns" | "reconciliation";
}) {
  const t = useMessages("staffBankStatements");
  const hrefs = {
    imports: paths.admin.bankStatements(),
    openLines: paths.admin.bankLines(),
    returns: paths.admin.bankReturns(),
    reconciliation: paths.admin.bankDays(),
  };
  return (
    <FilterLinks
      label={t("sections")}
      links={(["imports", "openLines", "returns", "reconciliation"] as const).map((name) => ({
        label: t(name),
        href: hrefs[name],
        isCurrent: name === current,
      }))}
    />
  );
}
