import { Fragment } from "react";
import { languageChoices, languageOf } from "~server/locales/languages";
import { languageIn, numberLocaleOf, withOtherDigits, type Locale } from "~server/locales/locale";
import { FormTokenField } from "~/ui/form-token-field";
import { usePageFacts } from "./page-facts";
import { useMessages } from "~/ui/use-messages";

/** The languages that the operator offers, each in its own name; nothing if there is only one. */
export function LanguageChoice() {
  const t = useMessages("ui");
  const { locale } = usePageFacts();
  const choices = languageChoices().map((language) => ({
    language,
    name: languageOf(language).name,
    isChosen: language === languageIn(locale),
  }));
  return choices.length > 0 && <LanguageForm legend={t("language")} choices={choices} />;
}

/** Other digits for the language of the page, if its readers write any. */
export function DigitChoice() {
  const t = useMessages("ui");
  const { locale } = usePageFacts();
  const language = languageIn(locale);
  const other = withOtherDigits(language);
  if (other === undefined) return null;
  const choices = [language, other].map((one) => ({
    language: one,
    name: new Intl.NumberFormat(numberLocaleOf(one)).format(123),
    isChosen: one === locale,
  }));
  return <LanguageForm legend={t("digits")} choices={choices} />;
}

interface Choice {
  language: Locale;
  name: string;
  isChosen: boolean;
}

function LanguageForm({ legend, choices }: { legend: string; choices: readonly Choice[] }) {
  const { address, hrefs } = usePageFacts();
  return (
    <form className="quick-choice" method="post" action={hrefs.language}>
      <FormTokenField />
      <input type="hidden" name="from" value={address} />
      <fieldset>
        <legend>{legend}</legend>
        {choices.map(({ language, name, isChosen }) => (
          // The space is for text browsers.
          <Fragment key={language}>
            {" "}
            <button
              type="submit"
              name="language"
              value={language}
              lang={language}
              aria-pressed={isChosen}
            >
              {name}
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
