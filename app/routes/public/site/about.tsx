// About the portal, its principles and its operator.
import { operator } from "~server/kernel/operator";
import { messagesIn } from "~server/locales/messages";
import type { PageHandle } from "~/platform/document/page-handle";
import { usePaths } from "~/platform/paths/use-paths";
import { pageText } from "~/ui/page-text";
import { useMessages } from "~/ui/use-messages";
import { Article, Section } from "./article";
import { CallToAction } from "./call-to-action";

export const handle = {
  title: pageText("navigation", "about"),
  description: (locale) =>
    messagesIn(locale, "site")("aboutDescription", { brand: operator().brand }),
} satisfies PageHandle;

const principles = ["balances", "once", "reasons", "labels", "deletion", "browsers"] as const;

export default function AboutPage() {
  const t = useMessages("site");
  const name = useMessages("navigation");
  const paths = usePaths();
  return (
    <Article
      group={name("about")}
      title={t("aboutTitle")}
      lead={t("aboutLead", { brand: operator().brand })}
    >
      <ul className="mb-12 grid columns-of-68 gap-8">
        {principles.map((principle) => (
          <li key={principle}>
            <h2 className="text-part">{t(`principle.${principle}`)}</h2>
            <p className="mt-2 text-muted">{t(`principle.${principle}Text`)}</p>
          </li>
        ))}
      </ul>
      <Section title={t("notTitle")}>
        <p>{t("notAdvice", { brand: operator().brand })}</p>
        <p>{t("notClaims")}</p>
      </Section>
      <Section title={t("whoTitle")}>
        <p>
          {t("whoText", {
            company: operator().company,
            office: operator().office.join(", "),
            link: (text) => <a href={paths.contact()}>{text}</a>,
            email: <a href={`mailto:${operator().supportEmail}`}>{operator().supportEmail}</a>,
          })}
        </p>
      </Section>
      <CallToAction />
    </Article>
  );
}
