import { useMessages } from "~/ui/use-messages";
/** The first stop of the keyboard: past the menus to `<main id="main">`. */
export function SkipLink() {
  const t = useMessages("ui");
  return (
    <a className="skip-link" href="#main">
      {t("skipLink")}
    </a>
  );
}
