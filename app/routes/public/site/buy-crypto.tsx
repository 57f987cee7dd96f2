// Money by way of cryptocurrency: in, out, and what is not offered.
import { limits } from "~server/kernel/limits";
import type { PageHandle } from "~/platform/document/page-handle";
import { Article, Journey, Section } from "./article";
import { CallToAction } from "./call-to-action";
import { textSharedSeconds } from "./page-cache";

export const handle = {
  title: "Buy Crypto",
  description:
    "How a deposit in cryptocurrency works, step by step, how to withdraw in Bitcoin, and what to check before you send a coin.",
  sharedSeconds: textSharedSeconds,
  sheets: ["reading"],
} satisfies PageHandle;

const steps = [
  {
    title: "Choose coin and amount",
    text: "You say what should arrive in your wallet, in dollars, euros or pounds, and which coin you want to pay with.",
  },
  {
    title: "Get an address",
    text: "The payment gateway names an address and the exact amount in coins. Both are for this payment alone.",
  },
  {
    title: "Pay within a day",
    text: `Send the coins within ${limits.cryptoPaymentHours} hours. You watch the payment being seen, confirmed and completed.`,
  },
  {
    title: "It is booked",
    text: "Once the gateway says completed, your wallet is credited by itself. A receipt has the reference.",
  },
];

export default function BuyCryptoPage() {
  return (
    <Article
      group="Services"
      title="From coins to your wallet, with every step in sight."
      lead="Pay a deposit in Bitcoin or another coin on offer, and have a withdrawal sent to a Bitcoin address."
    >
      <Journey steps={steps} level="h2" />
      <Section title="Paid too little, or too late?">
        <p>
          A payment that arrives short, over or after its time is neither lost nor booked on a
          guess. It is set aside, and a person looks at it.
        </p>
      </Section>
      <Section title="Withdraw in Bitcoin">
        <p>
          Withdrawals in crypto go to Bitcoin addresses only. The address is checked before the
          request is taken, and frozen with it: changing your details afterwards does not send the
          money elsewhere.
        </p>
      </Section>
      <Section title="What is not offered">
        <p>
          There is no order book here, and no coins are kept for you. Your wallet stays in its own
          currency, so the price of a coin does not move your balance after a deposit was booked.
        </p>
      </Section>
      <Section title="Before you send">
        <ul>
          <li>
            Compare the first and the last characters of the address. A transfer on a blockchain
            cannot be called back.
          </li>
          <li>
            Send the coin that was named, on its own network. Other coins sent there are usually
            lost.
          </li>
          <li>
            Nobody from support will ever ask you to pay to an address that a page of this portal
            does not show.
          </li>
        </ul>
      </Section>
      <CallToAction />
    </Article>
  );
}
