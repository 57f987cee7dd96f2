// The accessibility statement: what we do, known gaps, and how to report a barrier.
import { operator } from "~server/kernel/operator";
import { languageNames } from "~server/kernel/list-format";
import { languageChoices, languageOf } from "~server/locales/languages";
import { messagesIn } from "~server/locales/messages";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { usePaths } from "~/platform/paths/use-paths";
import { DefinitionList } from "~/ui/definition-list";
import { pageText } from "~/ui/page-text";
import { useLocale, useMessages } from "~/ui/use-messages";
import { criteria, type Conformance } from "./accessibility-criteria";
import { Article, Section } from "../site/article";

export const handle = {
  title: pageText("accessibility", "title"),
  description: (locale) =>
    messagesIn(locale, "accessibility")("description", { brand: operator().brand }),
} satisfies PageHandle;

export default function AccessibilityPage() {
  const links = usePaths();
  const t = useMessages("accessibility");
  const operatorText = useMessages("operator");
  const name = useMessages("navigation");
  const locale = useLocale();
  const drafts = languageChoices().filter((language) => languageOf(language).isDraft);
  return (
    <Article
      group={name("legal")}
      title={t("heading")}
      lead={t("lead", { brand: operator().brand })}
    >
      <Section title={t("doneTitle")}>
        <ul>
          <li>{t("doneKeyboard")}</li>
          <li>{t("doneErrors")}</li>
          <li>{t("doneContrast")}</li>
          <li>{t("doneReflow")}</li>
          <li>{t("doneCharts")}</li>
          <li>{t("doneMotion")}</li>
          <li>{t("doneSession")}</li>
        </ul>
      </Section>
      <Section title={t("testedTitle")}>
        <p>{t("testedTools")}</p>
        <p>{t("testedBrowsers")}</p>
      </Section>
      <Section title={t("gapsTitle")}>
        <ul>
          <li>{t("gapLanguage")}</li>
          {drafts.length > 0 && (
            <li>{t("gapDrafts", { languages: languageNames(drafts, locale) })}</li>
          )}
          <li>{t("gapDocuments")}</li>
          <li>{t("gapReview")}</li>
          <li>{t("gapPdf")}</li>
          <li>{t("gapScreenReaders")}</li>
        </ul>
      </Section>
      <Section title={t("reportTitle")}>
        <p>
          {t("reportText", {
            link: (text) => <a href={links.contact()}>{text}</a>,
            email: <a href={`mailto:${operator().supportEmail}`}>{operator().supportEmail}</a>,
            phone: <bdi>{operator().supportPhone}</bdi>,
            time: operatorText("answerTime"),
          })}
        </p>
      </Section>
      <Criteria conformance="partly" />
      <Criteria conformance="met" />
      <Criteria conformance="notApplicable" />
      <p>
        <a href={paths.conformanceReport()} download>
          {t("downloadReport")}
        </a>
      </p>
      <p className="hint">{t("selfAssessed")}</p>
    </Article>
  );
}

function Criteria({ conformance }: { conformance: Conformance }) {
  const t = useMessages("accessibility");
  const text = useMessages("accessibilityCriteria");
  const items = criteria
    .filter((one) => one.conformance === conformance)
    .map(({ number, why }) => ({
      term: t("criterion", { number, name: text(number) }),
      value: text(why),
    }));
  return (
    <Section title={t(conformance, { count: items.length })}>
      <DefinitionList items={items} />
    </Section>
  );
}
