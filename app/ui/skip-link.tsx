import { useMessages } from "~/ui/use-messages";
/** The first tab stop: skips the menus and goes to `<main id="main">`. */
export function SkipLink() {
  const t = useMessages("ui");
  return (
    <a className="skip-link" href="#main">
      {t("skipLink")}
    </a>
  );
}
