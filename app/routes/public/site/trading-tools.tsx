// The three charts and what they can do.
import type { PageHandle } from "~/platform/document/page-handle";
import { usePaths } from "~/platform/paths/use-paths";
import { pageText } from "~/ui/page-text";
import { useMessages } from "~/ui/use-messages";
import { Article, LinkCards, Section } from "./article";
import { CallToAction } from "./call-to-action";

export const handle = {
  title: pageText("navigation", "tradingTools"),
  description: pageText("tradingPages", "toolsDescription"),
} satisfies PageHandle;

export default function TradingToolsPage() {
  const links = usePaths();
  const t = useMessages("tradingPages");
  const name = useMessages("navigation");
  const charts = [
    { title: name("forexChart"), href: links.charts("forex"), text: t("forexText") },
    { title: name("indexChart"), href: links.charts("indices"), text: t("indexText") },
    { title: name("cryptoChart"), href: links.charts("crypto"), text: t("cryptoText") },
  ];
  return (
    <Article group={name("tradingTools")} title={t("toolsTitle")} lead={t("toolsLead")}>
      <LinkCards cards={charts.map((chart) => ({ ...chart, tag: t("simulated") }))} />
      <Section title={t("featuresTitle")}>
        <ul>
          <li>{t("featureTypes")}</li>
          <li>{t("featureTimes")}</li>
          <li>{t("featureTable")}</li>
          <li>{t("featureLink")}</li>
        </ul>
      </Section>
      <Section title={t("pricesTitle")}>
        <p>{t("pricesText")}</p>
      </Section>
      <CallToAction />
    </Article>
  );
}
