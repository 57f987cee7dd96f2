import { usePageFacts } from "./page-facts";
import { useMessages } from "./use-messages";

/** A text of the server, in which "contact support" leads to the contact form. */
export function SupportText({ text }: { text: string }) {
  const t = useMessages("ui");
  const { hrefs } = usePageFacts();
  const phrase = t("contactSupport").replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const [before = "", words, after = ""] = text.split(new RegExp(`(${phrase})`, "iu"));
  if (words === undefined) return text;
  return (
    <>
      {before}
      <a href={hrefs.contact}>{words}</a>
      {after}
    </>
  );
}
