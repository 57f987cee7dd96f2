import { paths } from "~/platform/paths";
import { FilterLinks } from "~/ui/filter-links";

const pages = [
  { name: "profile", label: "Profile", href: paths.customer.settings() },
  { name: "password", label: "Password", href: paths.customer.password() },
  { name: "second-factor", label: "Two-step sign-in", href: paths.customer.secondFactor() },
  { name: "payouts", label: "Payouts", href: paths.customer.payouts() },
  { name: "sessions", label: "Sessions", href: paths.customer.sessions() },
  { name: "disclosures", label: "Who saw my data", href: paths.customer.disclosures() },
  { name: "data", label: "My data", href: paths.customer.personalData() },
  { name: "api-tokens", label: "API tokens", href: paths.customer.apiTokens() },
] as const;

/** The pages of the settings, above each of them. */
export function SettingsNav({ current }: { current: (typeof pages)[number]["name"] }) {
  return (
    <div className="mb-6">
      <FilterLinks
        label="Settings"
        links={pages.map(({ name, label, href }) => ({ label, href, isCurrent: name === current }))}
      />
    </div>
  );
}
