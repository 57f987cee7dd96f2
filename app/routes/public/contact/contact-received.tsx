// What became of a message, and what comes next.
import { limits } from "~server/kernel/limits";
import { operator } from "~server/kernel/operator";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { usePageFacts } from "~/ui/page-facts";
import { SuccessPanel } from "~/ui/success-panel";
import { PublicFrame } from "../public-frame";

export const handle = { title: "Your message has arrived" } satisfies PageHandle;

export default function ContactReceivedPage() {
  const { mode } = usePageFacts();
  return (
    <PublicFrame>
      <SuccessPanel
        title="Your message has arrived"
        message={mode === "demo" ? <InDemonstration /> : <Next />}
        href={paths.home()}
        button="Go home"
      />
    </PublicFrame>
  );
}

function Next() {
  return (
    <p>
      Somebody reads it and answers by email within {operator.answerTime}. It is kept encrypted for{" "}
      {limits.contactKeptMonths} months and then erased.
    </p>
  );
}

function InDemonstration() {
  return (
    <p>
      It went into this demonstration&apos;s own database, encrypted, with a letter to each of its
      administrators among the outgoing mail. They are invented people, so no answer will come.
    </p>
  );
}
