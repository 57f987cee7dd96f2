import { operator } from "~server/kernel/operator";
import type { PageHandle } from "~/platform/document/page-handle";
import { EmptyState } from "~/ui/empty-state";
import { Article, Section } from "./article";
import { textSharedSeconds } from "./page-cache";

export const handle = {
  title: "Careers",
  description: `Open positions at ${operator.company}, with their tasks, place and pay.`,
  sharedSeconds: textSharedSeconds,
  sheets: ["reading"],
} satisfies PageHandle;

export default function CareersPage() {
  return (
    <Article group="Company" title="Careers" lead={`Open positions at ${operator.company}.`}>
      <EmptyState title="There are no open positions at the moment.">
        When there is one, it stands here with its tasks, its place and its pay.
      </EmptyState>
      <Section title="Applications without a position">
        <p>
          We keep none, because a folder of other people&apos;s lives is a thing to look after.
          Please come back when a position is open.
        </p>
      </Section>
    </Article>
  );
}
