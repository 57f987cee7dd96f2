// What copy trading is; the portal does not offer it, and this page says so.
import { brand } from "~server/kernel/operator";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { Article, LinkCards, Section } from "./article";
import { textSharedSeconds } from "./page-cache";

export const handle = {
  title: "Copy Trading",
  description: `What copy trading is, six questions to ask before you follow anybody, and what ${brand} offers today.`,
  sharedSeconds: textSharedSeconds,
  sheets: ["reading"],
} satisfies PageHandle;

const meanwhile = [
  {
    title: "Watch the charts",
    href: paths.tradingTools(),
    text: "Look at how far a price falls before it rises. It is the best lesson about following others.",
  },
  {
    title: "Ask us",
    href: paths.contact(),
    text: "Tell us what you would expect of copy trading. We read it, and answer.",
  },
];

export default function CopyTradingPage() {
  return (
    <Article
      group="Services"
      title="Copy trading, explained before it is sold."
      lead="Your account repeats the trades of somebody you picked: theirs and yours open and close together. It sounds like rest. It is a risk you hand to a stranger."
    >
      <div className="aside-note">
        <h2>Not offered at present</h2>
        <p>
          {brand} places no trades, neither yours nor copies of anybody else&apos;s. There is no
          leaderboard here, because a list of last year&apos;s winners tells little about this year.
        </p>
      </div>
      <Section title="How it works elsewhere">
        <p>
          You set an amount aside. Whenever the person you follow trades, a part of it trades alike,
          in proportion. You may stop at any time, and what is open then is closed at the price of
          that moment.
        </p>
      </Section>
      <Section title="Six questions to ask first">
        <ol>
          <li>How far did the account fall at its worst, and how long did it take to come back?</li>
          <li>How long is the record, and is it of real money?</li>
          <li>Who earns when I follow, and does it grow with every trade?</li>
          <li>What happens to my copies when I lose the connection, or the leader does?</li>
          <li>How much slower, and at what price, are my trades than theirs?</li>
          <li>Who answers for it, and which authority looks after them?</li>
        </ol>
      </Section>
      <LinkCards cards={meanwhile} />
    </Article>
  );
}
