// The home page: what the portal is, how it works, and frequently asked questions.
import { operator } from "~server/kernel/operator";
import type { PageHandle } from "~/platform/document/page-handle";
import { usePaths } from "~/platform/paths/use-paths";
import { ButtonLink } from "~/ui/button-link";
import { usePageFacts } from "~/ui/page-facts";
import { pageText } from "~/ui/page-text";
import { autoRefreshSeconds } from "~/ui/refresh-seconds";
import { useMessages } from "~/ui/use-messages";
import { Journey, LinkCards, type LinkCard } from "../site/article";
import { CallToAction } from "../site/call-to-action";
import { ExampleWithdrawals } from "./example-withdrawals";
import { Faq } from "./faq";
import { Figures } from "./figures";
import { SampleStatement } from "./sample-statement";
import { SampleWithdrawal } from "./sample-withdrawal";
import { Ticker } from "./ticker";
import { PublicFrame } from "../site/public-frame";

export { tickerLoader as loader } from "./ticker-loader.server";

export const handle = {
  title: pageText("home", "pageTitle"),
  description: pageText("operator", "promise"),
  refreshAfter: autoRefreshSeconds,
} satisfies PageHandle;

const steps = ["open", "verify", "deposit", "withdraw"] as const;

export default function HomePage() {
  const links = usePaths();
  const t = useMessages("home");
  const name = useMessages("navigation");
  const { mode, areCardDepositsOn, areExamplesOff } = usePageFacts();
  const isDemo = mode === "demo";
  const journey = steps.map((step) => ({
    title: t(`step.${step}`),
    text:
      step === "deposit" && !areCardDepositsOn
        ? t("step.depositTextCrypto")
        : t(`step.${step}Text`),
  }));
  const offers: readonly LinkCard[] = [
    { title: name("buyCrypto"), icon: "coins", href: links.buyCrypto(), text: t("buyCrypto") },
    {
      title: name("tradingTools"),
      icon: "market",
      href: links.tradingTools(),
      text: t("tradingTools"),
    },
    {
      title: name("copyTrading"),
      icon: "mirror",
      href: links.copyTrading(),
      text: t("copyTrading"),
    },
  ];
  return (
    <PublicFrame>
      <section className="hero on-deep grid gap-10 wide:grid-cols-[6fr_5fr] wide:items-start wide:gap-16 wide:py-20">
        <div className="wide:pt-9">
          <h1 className="text-hero">{t("title")}</h1>
          <p className="lead mt-5 mb-8 text-lg">{t("lead", { brand: operator().brand })}</p>
          <div className="actions">
            <ButtonLink href={links.signup()}>{name("getStarted")}</ButtonLink>
            <ButtonLink href={links.login()} tone="secondary">
              {isDemo ? t("tryDemo") : name("signIn")}
            </ButtonLink>
          </div>
        </div>
        <SampleStatement />
      </section>
      <Ticker />
      <section
        className="band mt-18 grid gap-10 wide:grid-cols-[6fr_5fr] wide:gap-16"
        aria-labelledby="journey"
      >
        <div>
          <h2 id="journey" className="mb-6 text-headline">
            {t("howItWorks")}
          </h2>
          <Journey steps={journey} />
        </div>
        <SampleWithdrawal />
      </section>
      <section className="mt-18" aria-labelledby="offers">
        <h2 id="offers" className="mb-6 text-headline">
          {t("explore", { brand: operator().brand })}
        </h2>
        <LinkCards cards={offers} level="h3" />
        <Figures />
      </section>
      <Faq />
      <CallToAction />
      {isDemo && !areExamplesOff && <ExampleWithdrawals />}
    </PublicFrame>
  );
}
