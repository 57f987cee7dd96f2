// Explains copy trading, which the portal doesn't offer.
import { operator } from "~server/kernel/operator";
import { messagesIn } from "~server/locales/messages";
import type { PageHandle } from "~/platform/document/page-handle";
import { usePaths } from "~/platform/paths/use-paths";
import { pageText } from "~/ui/page-text";
import { useMessages } from "~/ui/use-messages";
import { Article, LinkCards, Section } from "./article";

export const handle = {
  title: pageText("navigation", "copyTrading"),
  description: (locale) =>
    messagesIn(locale, "tradingPages")("copyDescription", { brand: operator().brand }),
} satisfies PageHandle;

const questions = ["drawdown", "record", "fees", "connection", "slippage", "liability"] as const;

export default function CopyTradingPage() {
  const links = usePaths();
  const t = useMessages("tradingPages");
  const name = useMessages("navigation");
  const meanwhile = [
    { title: t("watchTitle"), href: links.tradingTools(), text: t("watchText") },
    { title: t("askTitle"), href: links.contact(), text: t("askText") },
  ];
  return (
    <Article group={name("services")} title={t("copyTitle")} lead={t("copyLead")}>
      <div className="mb-10 rounded-e-small bg-accent-soft px-6 py-5 [border-inline-start:3px_solid_var(--accent)] wide:grid wide:grid-cols-3 wide:gap-8">
        <h2>{t("notOfferedTitle")}</h2>
        <p className="max-w-[65ch] wide:col-span-2">
          {t("notOfferedText", { brand: operator().brand })}
        </p>
      </div>
      <Section title={t("howTitle")}>
        <p>{t("howText")}</p>
      </Section>
      <Section title={t("questionsTitle")}>
        <ol>
          {questions.map((question) => (
            <li key={question}>{t(`question.${question}`)}</li>
          ))}
        </ol>
      </Section>
      <LinkCards cards={meanwhile} />
    </Article>
  );
}
