// Deposits and withdrawals in cryptocurrency, and what isn't offered.
import { limits } from "~server/kernel/limits";
import { operator } from "~server/kernel/operator";
import type { PageHandle } from "~/platform/document/page-handle";
import { pageText } from "~/ui/page-text";
import { useMessages } from "~/ui/use-messages";
import { Article, Journey, Section } from "./article";
import { CallToAction } from "./call-to-action";

export const handle = {
  title: pageText("navigation", "buyCrypto"),
  description: pageText("buyCrypto", "description"),
} satisfies PageHandle;

export default function BuyCryptoPage() {
  const t = useMessages("buyCrypto");
  const name = useMessages("navigation");
  const steps = [
    { title: t("step.choose"), text: t("step.chooseText") },
    { title: t("step.address"), text: t("step.addressText") },
    { title: t("step.pay", { hours: limits.cryptoPaymentHours }), text: t("step.payText") },
    { title: t("step.credit"), text: t("step.creditText") },
  ];
  return (
    <Article group={name("services")} title={t("title")} lead={t("lead")}>
      <Journey steps={steps} level="h2" />
      <Section title={t("shortTitle")}>
        <p>{t("shortText")}</p>
      </Section>
      <Section title={t("withdrawTitle")}>
        <p>{t("withdrawText")}</p>
      </Section>
      <Section title={t("notOfferedTitle")}>
        <p>{t("notOfferedText")}</p>
      </Section>
      <Section title={t("beforeTitle")}>
        <ul>
          <li>{t("beforeAddress")}</li>
          <li>{t("beforeNetwork")}</li>
          <li>{t("beforeSupport", { brand: operator().brand })}</li>
        </ul>
      </Section>
      <CallToAction />
    </Article>
  );
}
