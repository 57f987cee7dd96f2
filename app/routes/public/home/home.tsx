// The front page: what this is, how money goes round, and the questions people ask.
import { brand, operator } from "~server/kernel/operator";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { usePageFacts } from "~/ui/page-facts";
import { refreshAsked, refreshSeconds } from "~/ui/refresh-seconds";
import { Journey, LinkCards, type LinkCard } from "../site/article";
import { CallToAction } from "../site/call-to-action";
import { ExampleWithdrawals } from "./example-withdrawals";
import { Faq } from "./faq";
import { Figures } from "./figures";
import { SampleStatement } from "./sample-statement";
import { Ticker } from "./ticker";
import { PublicFrame } from "../public-frame";

export { tickerLoader as loader } from "./ticker-loader.server";

export const handle = {
  title: "Your money, accounted for",
  description: operator.promise,
  // A page that somebody refreshes shows other prices each time.
  sharedSeconds: refreshSeconds,
  refreshAfter: refreshAsked,
  sheets: ["reading"],
} satisfies PageHandle;

const journey = [
  {
    title: "Open an account",
    text: "Your name, a way to reach you, and the currency your wallet is kept in.",
  },
  {
    title: "Prove who you are",
    text: "Upload a passport, driver's license or ID card. A person looks at it.",
  },
  {
    title: "Deposit",
    text: "By card or in crypto, with a review before anything moves. It shows as pending until it is booked.",
  },
  {
    title: "Withdraw",
    text: "To your bank or a BTC address. The amount is held and the destination frozen at once.",
  },
];

const offers: readonly LinkCard[] = [
  {
    title: "Buy Crypto",
    icon: "wallet",
    href: paths.buyCrypto(),
    text: "Pay a deposit in coins and watch it being seen, confirmed and booked.",
  },
  {
    title: "Trading Tools",
    icon: "market",
    href: paths.tradingTools(),
    text: "Forex, index and crypto charts, complete before a script has run.",
  },
  {
    title: "Copy Trading",
    icon: "people",
    href: paths.copyTrading(),
    text: "Explained before it is sold: six questions to ask, and what we do not do.",
  },
];

export default function HomePage() {
  const { mode, areExamplesOff } = usePageFacts();
  const isDemo = mode === "demo";
  return (
    <PublicFrame>
      <section className="hero">
        <div>
          <h1>Every movement of your money, accounted for.</h1>
          <p className="lead">
            {brand} is a client portal for forex and crypto trading. Deposit, withdraw and follow
            each step, with a balance that is always the sum of its entries.
          </p>
          <div className="actions">
            <ButtonLink href={paths.signup()}>Get Started</ButtonLink>
            <ButtonLink href={paths.login()} tone="secondary">
              {isDemo ? "Try it as a demo person" : "Sign In"}
            </ButtonLink>
          </div>
        </div>
        <SampleStatement />
      </section>
      <Ticker />
      <Figures />
      <section className="home-part band" aria-labelledby="journey">
        <h2 id="journey">How money goes round</h2>
        <Journey steps={journey} />
      </section>
      <section className="home-part" aria-labelledby="offers">
        <h2 id="offers">What you find here</h2>
        <LinkCards cards={offers} level="h3" />
      </section>
      <Faq />
      <CallToAction />
      {isDemo && !areExamplesOff && <ExampleWithdrawals />}
    </PublicFrame>
  );
}
