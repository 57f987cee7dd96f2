// The terms accepted at sign-up; the version is stored with the acceptance.
import { termsVersion } from "~server/kernel/terms";
import { operator } from "~server/kernel/operator";
import { defaultLocale, isEnglish } from "~server/locales/locale";
import { messagesIn } from "~server/locales/messages";
import type { PageHandle } from "~/platform/document/page-handle";
import { usePaths } from "~/platform/paths/use-paths";
import { usePageFacts } from "~/ui/page-facts";
import { pageText } from "~/ui/page-text";
import { useLocale, useMessages } from "~/ui/use-messages";
import { Article, Section } from "../site/article";

export const handle = {
  title: pageText("terms", "title"),
  description: (locale) => messagesIn(locale, "terms")("description", { brand: operator().brand }),
} satisfies PageHandle;

export default function TermsPage() {
  const links = usePaths();
  const t = useMessages("terms");
  const name = useMessages("navigation");
  const locale = useLocale();
  const { areCardDepositsOn } = usePageFacts();
  return (
    <Article
      isEnglishOnly
      group={name("legal")}
      title={t("title")}
      lead={t("lead", { version: termsVersion, company: operator().company })}
    >
      <Section title={t("accountTitle")}>
        <p>{t("accountOwn")}</p>
        <p>{t("accountDocuments")}</p>
      </Section>
      <Section title={t("depositsTitle")}>
        <p>{t(areCardDepositsOn ? "depositsText" : "depositsTextCrypto")}</p>
      </Section>
      <Section title={t("withdrawalsTitle")}>
        <p>{t("withdrawalsText")}</p>
      </Section>
      <Section title={t("correctionsTitle")}>
        <p>{t("correctionsText")}</p>
      </Section>
      <Section title={t("riskTitle")}>
        <p>{t("riskText")}</p>
        <p>{t("riskSimulated")}</p>
      </Section>
      <Section title={t("closingTitle")}>
        <p>{t("closingText", { link: (text) => <a href={links.privacy()}>{text}</a> })}</p>
      </Section>
      <Section title={t("changesTitle")}>
        <p>
          {t("changesText", {
            law: messagesIn(isEnglish(locale) ? locale : defaultLocale, "operator")("law"),
          })}
        </p>
        <p>{t("changesDemo")}</p>
      </Section>
    </Article>
  );
}
