import { operator } from "~server/kernel/operator";
import { messagesIn } from "~server/locales/messages";
import type { PageHandle } from "~/platform/document/page-handle";
import { EmptyState } from "~/ui/empty-state";
import { pageText } from "~/ui/page-text";
import { useMessages } from "~/ui/use-messages";
import { Article, Section } from "./article";

export const handle = {
  title: pageText("navigation", "careers"),
  description: (locale) =>
    messagesIn(locale, "site")("careersDescription", { company: operator().company }),
} satisfies PageHandle;

export default function CareersPage() {
  const t = useMessages("site");
  const name = useMessages("navigation");
  return (
    <Article
      group={name("company")}
      title={name("careers")}
      lead={t("careersDescription", { company: operator().company })}
    >
      <div className="mb-10">
        <EmptyState icon="work" title={t("careersNone")}>
          {t("careersNoneText")}
        </EmptyState>
      </div>
      <Section title={t("speculativeTitle")}>
        <p>{t("speculativeText")}</p>
      </Section>
    </Article>
  );
}
