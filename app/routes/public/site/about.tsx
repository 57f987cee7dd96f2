// Who stands behind the portal and what it holds to.
import { brand, operator } from "~server/kernel/operator";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { Article, Section } from "./article";
import { CallToAction } from "./call-to-action";
import { textSharedSeconds } from "./page-cache";

export const handle = {
  title: "About",
  description: `What ${brand} is, what it holds to, and who runs it: a portal in which every balance is the sum of its entries.`,
  sharedSeconds: textSharedSeconds,
  sheets: ["reading"],
} satisfies PageHandle;

const principles = [
  {
    title: "A balance is a sum",
    text: "Nobody types a balance in. Each figure adds up from entries with an author, a time and a reason, and the sums can be proven at any moment.",
  },
  {
    title: "Nothing moves twice",
    text: "A form that is sent again, on a bad line or by an impatient finger, has one effect. You see the first answer once more.",
  },
  {
    title: "A no comes with its reason",
    text: "If a deposit, a withdrawal or a document is refused, you read why, and what was held is yours again.",
  },
  {
    title: "Simulated says so",
    text: "Prices that a generator makes, payments that no gateway has seen and examples with invented names carry a label where you look.",
  },
  {
    title: "What is yours leaves with you",
    text: "When the records of a closed account are no longer needed, its files and personal data are erased, and the key that opened them is destroyed.",
  },
  {
    title: "Open to every browser",
    text: "Each page and each form works without scripts, by keyboard alone, on a small phone and on a slow line.",
  },
];

export default function AboutPage() {
  return (
    <Article
      group="About"
      title="Trading is risky enough. The bookkeeping should not be."
      lead={`${brand} is the part of a brokerage that customers live in: the account, the wallet, the way in for money and the way out. We build it so that you can check it.`}
    >
      <ul className="principles">
        {principles.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
      <Section title="What it is not">
        <p>
          {brand} gives no advice, recommends no trade and promises no return. It does not trade for
          you, and nobody who works here may ask for your password.
        </p>
        <p>
          We show no customer counts, no awards and no testimonials. Where a page needs figures to
          look at, they are called examples.
        </p>
      </Section>
      <Section title="Who runs it">
        <p>
          {operator.company}, {operator.office.join(", ")}. You reach us by the{" "}
          <a href={paths.contact()}>contact form</a> or at{" "}
          <a href={`mailto:${operator.supportEmail}`}>{operator.supportEmail}</a>.
        </p>
      </Section>
      <CallToAction />
    </Article>
  );
}
