// What can be done here, and what it costs.
import { brand } from "~server/kernel/operator";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { Article, LinkCards, Section } from "./article";
import { CallToAction } from "./call-to-action";
import { textSharedSeconds } from "./page-cache";

export const handle = {
  title: "Services",
  description: `One wallet with ${brand}: deposits by card or in crypto, withdrawals to a bank or a Bitcoin address, markets and charts to look at.`,
  sharedSeconds: textSharedSeconds,
  sheets: ["reading"],
} satisfies PageHandle;

const services = [
  {
    title: "Buy Crypto",
    href: paths.buyCrypto(),
    text: "Bring money in and out by cryptocurrency: what you pay, what is booked, and how long it takes.",
  },
  {
    title: "Copy Trading",
    href: paths.copyTrading(),
    text: "What it means to repeat somebody else's trades, what to ask first, and what is offered here.",
  },
  {
    title: "Trading Tools",
    href: paths.tradingTools(),
    text: "Charts of currency pairs, indices and crypto, drawn by the server and alive with scripts.",
  },
];

export default function ServicesPage() {
  return (
    <Article
      group="Services"
      title="One wallet, and a clear way in and out."
      lead="Everything here begins and ends with your wallet. It is kept in dollars, euros or pounds, whichever you choose at sign-up."
    >
      <LinkCards cards={services} />
      <Section title="Your wallet">
        <p>
          You see what can be spent, what is held and what is still on its way, each as a figure of
          its own. Behind each figure stands the list of what made it.
        </p>
        <ul>
          <li>Deposits by card, booked once an administrator approves them.</li>
          <li>Deposits in crypto, booked when the payment gateway says that they are complete.</li>
          <li>
            Withdrawals to your bank or to a Bitcoin address. The amount is held and the destination
            frozen at once.
          </li>
        </ul>
      </Section>
      <Section title="What it costs">
        <p>
          You review every movement before you confirm it, and the amount on that page is the amount
          that is booked. A deposit in another currency shows its rate first. Card networks, banks
          and blockchains may charge fees of their own, which we neither set nor see.
        </p>
      </Section>
      <CallToAction />
    </Article>
  );
}
