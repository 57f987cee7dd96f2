// The services and their costs.
import { brand } from "~server/kernel/operator";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { pageText } from "~/ui/page-text";
import { useMessages } from "~/ui/use-messages";
import { Article, LinkCards, Section } from "./article";
import { CallToAction } from "./call-to-action";
import { textSharedSeconds } from "./page-cache";

export const handle = {
  title: pageText("navigation", "services"),
  description: pageText("site", "servicesDescription", { brand }),
  sharedSeconds: textSharedSeconds,
  sheets: ["reading"],
} satisfies PageHandle;

export default function ServicesPage() {
  const t = useMessages("site");
  const name = useMessages("navigation");
  const services = [
    { title: name("buyCrypto"), href: paths.buyCrypto(), text: t("buyCryptoText") },
    { title: name("copyTrading"), href: paths.copyTrading(), text: t("copyTradingText") },
    { title: name("tradingTools"), href: paths.tradingTools(), text: t("tradingToolsText") },
  ];
  return (
    <Article group={name("services")} title={t("servicesTitle")} lead={t("servicesLead")}>
      <LinkCards cards={services} />
      <Section title={t("walletTitle")}>
        <p>{t("walletText")}</p>
        <ul>
          <li>{t("walletCard")}</li>
          <li>{t("walletCrypto")}</li>
          <li>{t("walletWithdrawals")}</li>
        </ul>
      </Section>
      <Section title={t("costTitle")}>
        <p>{t("costText")}</p>
      </Section>
      <CallToAction />
    </Article>
  );
}
