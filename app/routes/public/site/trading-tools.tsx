// The three charts and what they can do.
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { Article, LinkCards, Section } from "./article";
import { CallToAction } from "./call-to-action";
import { textSharedSeconds } from "./page-cache";

export const handle = {
  title: "Trading Tools",
  description:
    "Charts of twelve currency pairs, seven indices and eleven cryptocurrencies: line, area, candlestick or bar, from an hour to a month. Simulated prices.",
  sharedSeconds: textSharedSeconds,
  sheets: ["reading"],
} satisfies PageHandle;

const charts = [
  {
    title: "Forex Chart",
    tag: "Simulated",
    href: paths.charts("forex"),
    text: "Twelve currency pairs, from EUR/USD to AUD/JPY.",
  },
  {
    title: "Index Chart",
    tag: "Simulated",
    href: paths.charts("indices"),
    text: "SPY, QQQ, DIA, IWM, MDY, ISF and DAX.",
  },
  {
    title: "Crypto Chart",
    tag: "Simulated",
    href: paths.charts("crypto"),
    text: "Bitcoin, Ethereum, Solana and eight more against the dollar.",
  },
];

export default function TradingToolsPage() {
  return (
    <Article
      group="Trading Tools"
      title="Charts that are there at once."
      lead="The server draws the whole picture, so that it is complete before a single script has run. With scripts it moves, and you can pause it."
    >
      <LinkCards cards={charts} />
      <Section title="What each chart can do">
        <ul>
          <li>Line, area, candlestick or bar.</li>
          <li>One hour, one day, one week or one month, and a zoom from half to three times.</li>
          <li>The same numbers as a table, for screen readers, for copying and for the curious.</li>
          <li>
            An address of its own for every setting, so that a chart can be kept or shared as a
            link.
          </li>
        </ul>
      </Section>
      <Section title="Where the prices come from">
        <p>
          They are made by a simulation that behaves like a market: calm and stormy days, gaps, and
          no price below zero. They are alike for everybody at the same second, and they are not the
          prices at which anybody trades.
        </p>
      </Section>
      <CallToAction />
    </Article>
  );
}
