// What a sign-up accepts; the version is stored with the acceptance.
import { termsVersion } from "~server/kernel/terms";
import { brand, operator } from "~server/kernel/operator";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { Article, Section } from "../site/article";
import { textSharedSeconds } from "../site/page-cache";

export const handle = {
  title: "Terms of use",
  description: `The terms that an account with ${brand} is opened under, in plain words.`,
  sharedSeconds: textSharedSeconds,
  sheets: ["reading"],
} satisfies PageHandle;

export default function TermsPage() {
  return (
    <Article
      group="Terms"
      title="Terms of use"
      lead={`Version ${termsVersion}. You accept them when you open an account with ${operator.company}, and we keep which version you accepted, and when.`}
    >
      <Section title="Your account">
        <p>
          One account for one person, with details that are true. Keep the password to yourself;
          what is done with it counts as done by you until you tell us.
        </p>
        <p>
          We may ask for identity documents, and we may suspend an account that is misused. You read
          the reason.
        </p>
      </Section>
      <Section title="Deposits">
        <p>
          A deposit by card is booked when an administrator approves it, a deposit in crypto when
          the payment gateway says that it is complete. Use means of payment that are yours.
        </p>
      </Section>
      <Section title="Withdrawals">
        <p>
          A request holds its amount at once and goes to the destination it was made with. It is
          approved or rejected by a person; a rejected request gives the money back in full.
        </p>
      </Section>
      <Section title="Corrections">
        <p>
          A booking made in error is reversed by another booking, never by an edit. Both stay in
          your list, with their reasons.
        </p>
      </Section>
      <Section title="Risk">
        <p>
          Prices can move against you quickly, and you can lose all the money you put in. Nothing on
          these pages is advice, and no result is promised.
        </p>
        <p>
          Prices and charts that carry the label &quot;Simulated&quot; are invented. Do not act upon
          them.
        </p>
      </Section>
      <Section title="The end">
        <p>
          You may ask us to close your account at any time. What is pending is cancelled, what is
          yours is paid out, and your personal data is erased as{" "}
          <a href={paths.privacy()}>Privacy</a> describes.
        </p>
      </Section>
      <Section title="Changes and law">
        <p>
          New terms get a new version and bind you once you have accepted them. These are read by{" "}
          {operator.law}.
        </p>
        <p>
          In a demonstration no money moves, and these terms are an example that an operator
          replaces.
        </p>
      </Section>
    </Article>
  );
}
