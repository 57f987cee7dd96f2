import { paths } from "~/platform/paths";
import { usePageFacts } from "./page-facts";

const choices = [
  { value: "system", label: "System" },
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

/** Light, dark, or as the system has it; the choice is kept in a cookie of this browser. */
export function ThemeChoice() {
  const { here, theme = "system" } = usePageFacts();
  return (
    <form className="theme-choice" method="post" action={paths.theme()}>
      <input type="hidden" name="from" value={here} />
      <fieldset>
        <legend>Appearance</legend>
        {choices.map(({ value, label }) => (
          <button
            key={value}
            type="submit"
            name="theme"
            value={value}
            aria-pressed={value === theme}
          >
            {label}
          </button>
        ))}
      </fieldset>
    </form>
  );
}
