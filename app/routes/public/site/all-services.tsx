// The services and their costs.
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { operator } from "~server/kernel/operator";
import { messagesIn } from "~server/locales/messages";
import type { PageHandle } from "~/platform/document/page-handle";
import { usePaths } from "~/platform/paths/use-paths";
import { areCardDepositsOn, hasFees } from "~/platform/settings.server";
import { pageText } from "~/ui/page-text";
import { useMessages } from "~/ui/use-messages";
import { Article, LinkCards, Section } from "./article";
import { CallToAction } from "./call-to-action";

const LoaderData = z.object({ hasCards: z.boolean() });

export const handle = {
  title: pageText("navigation", "services"),
  description: (locale, data) =>
    messagesIn(locale, "site")(
      LoaderData.safeParse(data).data?.hasCards
        ? "servicesDescription"
        : "servicesDescriptionCrypto",
      { brand: operator().brand },
    ),
} satisfies PageHandle;

export const loader = () => ({ hasCards: areCardDepositsOn(), isCharging: hasFees() });

export default function ServicesPage() {
  const links = usePaths();
  const t = useMessages("site");
  const name = useMessages("navigation");
  const { hasCards, isCharging } = useLoaderData<typeof loader>();
  const services = [
    { title: name("buyCrypto"), href: links.buyCrypto(), text: t("buyCryptoText") },
    { title: name("copyTrading"), href: links.copyTrading(), text: t("copyTradingText") },
    { title: name("tradingTools"), href: links.tradingTools(), text: t("tradingToolsText") },
  ];
  return (
    <Article group={name("services")} title={t("servicesTitle")} lead={t("servicesLead")}>
      <LinkCards cards={services} />
      <Section title={t("walletTitle")}>
        <p>{t("walletText")}</p>
        <ul>
          {hasCards && <li>{t("walletCard")}</li>}
          <li>{t("walletCrypto")}</li>
          <li>{t("walletWithdrawals")}</li>
        </ul>
      </Section>
      <Section title={t("costTitle")}>
        <p>
          {t(isCharging ? "costTextFees" : "costText")}{" "}
          {t(hasCards ? "costFees" : "costFeesCrypto")}
        </p>
      </Section>
      <CallToAction />
    </Article>
  );
}
