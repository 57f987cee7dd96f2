import { paths } from "~/platform/paths";
import { FilterLinks } from "~/ui/filter-links";
import { useIsStaff } from "~/ui/staff-rights";
import { useMessages } from "~/ui/use-messages";

const pages = [
  { name: "profile", label: "profile", href: paths.customer.settings() },
  { name: "password", label: "password", href: paths.customer.password() },
  { name: "second-factor", label: "secondFactor", href: paths.customer.secondFactor() },
  { name: "payouts", label: "payouts", href: paths.customer.payouts() },
  { name: "limits", label: "limits", href: paths.customer.limits() },
  { name: "sessions", label: "sessions", href: paths.customer.sessions() },
  { name: "dataAccessLog", label: "accessLog", href: paths.customer.dataAccessLog() },
  { name: "data", label: "personalData", href: paths.customer.personalData() },
  { name: "api-tokens", label: "apiTokens", href: paths.customer.apiTokens() },
] as const;

/** The pages of the settings, below the heading of each. Staff have no limits. */
export function SettingsNav({ current }: { current: (typeof pages)[number]["name"] }) {
  const t = useMessages("customerArea");
  const isStaff = useIsStaff();
  const shown = pages.filter(({ name }) => !isStaff || name !== "limits");
  return (
    <div className="settings-nav">
      <FilterLinks
        label={t("settings")}
        links={shown.map(({ name, label, href }) => ({
          label: t(label),
          href,
          isCurrent: name === current,
        }))}
      />
    </div>
  );
}
