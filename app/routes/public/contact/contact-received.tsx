// Confirms that a message was received, and says what happens next.
import { limits } from "~server/kernel/limits";
import type { PageHandle } from "~/platform/document/page-handle";
import { usePaths } from "~/platform/paths/use-paths";
import { usePageFacts } from "~/ui/page-facts";
import { pageText } from "~/ui/page-text";
import { SuccessPanel } from "~/ui/success-panel";
import { useMessages } from "~/ui/use-messages";
import { PublicFrame } from "../site/public-frame";

export const handle = { title: pageText("contact", "received") } satisfies PageHandle;

export default function ContactReceivedPage() {
  const links = usePaths();
  const t = useMessages("contact");
  const operatorText = useMessages("operator");
  const { mode } = usePageFacts();
  const text =
    mode === "demo"
      ? t("receivedDemo")
      : t("receivedText", { time: operatorText("answerTime"), months: limits.contactKeptMonths });
  return (
    <PublicFrame>
      <SuccessPanel
        title={t("received")}
        message={<p>{text}</p>}
        href={links.home()}
        button={t("goHome")}
      />
    </PublicFrame>
  );
}
