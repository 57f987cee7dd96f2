import { Fragment } from "react";
import { languageChoices, languageOf } from "~server/locales/languages";
import { FormTokenField } from "~/ui/form-token-field";
import { usePageFacts } from "./page-facts";
import { useMessages } from "~/ui/use-messages";

/** The languages that the operator offers, each in its own name; nothing if there is only one. */
export function LanguageChoice() {
  const t = useMessages("ui");
  const { here, hrefs, locale } = usePageFacts();
  const choices = languageChoices();
  if (choices.length === 0) return null;
  return (
    <form className="quick-choice" method="post" action={hrefs.language}>
      <FormTokenField />
      <input type="hidden" name="from" value={here} />
      <fieldset>
        <legend>{t("language")}</legend>
        {choices.map((language) => (
          // The space is for text browsers.
          <Fragment key={language}>
            {" "}
            <button
              type="submit"
              name="language"
              value={language}
              lang={language}
              aria-pressed={language === locale}
            >
              {languageOf(language).name}
            </button>
          </Fragment>
        ))}
      </fieldset>
    </form>
  );
}

/** The same behind the name of the page's language: a disclosure, so that it opens without scripts. */
export function LanguageMenu() {
  const t = useMessages("ui");
  const { locale } = usePageFacts();
  if (languageChoices().length === 0) return null;
  const { name } = languageOf(locale);
  return (
    <details className="avatar-menu" data-menu>
      <summary aria-label={t("languageMenu", { language: name })}>{name}</summary>
      <div className="menu">
        <LanguageChoice />
      </div>
    </details>
  );
}
