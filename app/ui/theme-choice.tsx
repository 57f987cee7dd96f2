import { FormTokenField } from "~/ui/form-token-field";
import { usePageFacts } from "./page-facts";
import { useMessages } from "~/ui/use-messages";

const choices = ["system", "light", "dark"] as const;

/** Light, dark, or the system's theme; stored in a cookie of this browser. */
export function ThemeChoice() {
  const t = useMessages("ui");
  const { address, hrefs, theme = "system" } = usePageFacts();
  return (
    <form className="quick-choice" method="post" action={hrefs.theme}>
      <FormTokenField />
      <input type="hidden" name="from" value={address} />
      <fieldset>
        <legend>{t("appearance")}</legend>
        {choices.map((value) => (
          <button
            key={value}
            type="submit"
            name="theme"
            value={value}
            aria-pressed={value === theme}
          >
            {t(value)}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
