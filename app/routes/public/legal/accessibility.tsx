// What is done so that everybody can use the portal, what is not good yet, and how to say so.
import { brand, operator } from "~server/kernel/operator";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { DefinitionList } from "~/ui/definition-list";
import { criteria, type Conformance } from "./accessibility-criteria";
import { Article, Section } from "../site/article";
import { textSharedSeconds } from "../site/page-cache";

export const handle = {
  title: "Accessibility",
  description: `How accessible ${brand} is: what is done, how it is tested, which gaps are known, and how to report one.`,
  sharedSeconds: textSharedSeconds,
  sheets: ["reading"],
} satisfies PageHandle;

const parts: readonly { readonly standing: Conformance; readonly title: string }[] = [
  { standing: "partly", title: "Criteria met in part" },
  { standing: "met", title: "Criteria met" },
  { standing: "unasked", title: "Criteria that do not apply" },
];

const itemsOf = (standing: Conformance) =>
  criteria
    .filter((one) => one.standing === standing)
    .map(({ number, name, why }) => ({ term: `${number} ${name}`, value: why }));

export default function AccessibilityPage() {
  return (
    <Article
      group="Terms"
      title="Accessibility statement"
      lead={`Everybody should be able to use ${brand}. We aim at WCAG 2.2, level AA, and say here how far we are.`}
    >
      <Section title="What is done">
        <ul>
          <li>
            Every page and form works without scripts, in a text browser, and by keyboard alone.
          </li>
          <li>
            Errors stand in a summary that leads to the fields, and beside each field, in words.
          </li>
          <li>
            Text has a contrast of 7 to 1 or more, in light and dark. No meaning hangs on colour
            alone.
          </li>
          <li>Pages fit 320 pixels without scrolling sideways, and can be enlarged to 400%.</li>
          <li>Each chart comes with a sentence and a table of its numbers.</li>
          <li>Whoever asks their system for less motion gets none.</li>
          <li>
            Each page says when you will be signed out, and ten minutes before a message lets you
            stay. A form sent later comes back after you sign in.
          </li>
        </ul>
      </Section>
      <Section title="How it is tested">
        <p>
          With each change, every page is judged by axe, IBM Equal Access, HTML_CodeSniffer,
          html-validate and the Nu HTML checker: with and without scripts, full, empty and refused,
          narrow and wide, light, dark and in the colours of the system. Every page is walked by the
          Tab key, and whole tasks from signing up to a decision are done by keyboard alone. No
          outside body has audited the portal yet.
        </p>
        <p>
          The changes are tested in Chromium. In November 2026 every page was also walked in Firefox
          153, main tasks in WebKitGTK 2.50, and some of them with the screen reader Orca 43 in
          Firefox; what was found was mended.
        </p>
      </Section>
      <Section title="Known gaps">
        <ul>
          <li>It speaks English only.</li>
          <li>
            Documents that customers hand in are shown to administrators as they are, without a
            description.
          </li>
          <li>
            A request for money that is not confirmed within half an hour has to be started again;
            the page says so.
          </li>
          <li>
            The PDF of a statement has no Chinese, Japanese or Korean letters: it marks the place,
            and holds them as text. Page and print show them.
          </li>
          <li>NVDA, JAWS, VoiceOver and TalkBack have not been tried, nor has Safari itself.</li>
        </ul>
      </Section>
      <Section title="Report a barrier">
        <p>
          Tell us by the <a href={paths.contact()}>contact form</a>, at{" "}
          <a href={`mailto:${operator.supportEmail}`}>{operator.supportEmail}</a> or by phone at{" "}
          {operator.supportPhone}: what you wanted to do, and what got in the way. We answer within{" "}
          {operator.answerTime}.
        </p>
      </Section>
      {parts.map(({ standing, title }) => (
        <Section key={standing} title={`${title} (${itemsOf(standing).length})`}>
          <DefinitionList items={itemsOf(standing)} />
        </Section>
      ))}
      <p>
        <a href={paths.conformanceReport()} download>
          Download the accessibility conformance report (OpenACR, YAML)
        </a>
      </p>
      <p className="hint">Prepared in November 2026 by the makers of the portal themselves.</p>
    </Article>
  );
}
