import { usePaths } from "~/platform/paths/use-paths";
import { usePageFacts } from "~/ui/page-facts";
import { useMessages } from "~/ui/use-messages";

const questions = [
  "realMoney",
  "pending",
  "withdrawal",
  "stolenPassword",
  "documents",
  "card",
  "prices",
  "scripts",
] as const;
type Question = (typeof questions)[number];

const aboutDemonstration: readonly Question[] = ["realMoney", "prices"];
const aboutCards: readonly Question[] = ["card"];

export function Faq() {
  const links = usePaths();
  const t = useMessages("home");
  const operatorText = useMessages("operator");
  const { mode, areCardDepositsOn } = usePageFacts();
  const shown = questions.filter(
    (question) =>
      (mode === "demo" || !aboutDemonstration.includes(question)) &&
      (areCardDepositsOn || !aboutCards.includes(question)),
  );
  const answerOf = (question: Question) =>
    question === "pending" && !areCardDepositsOn
      ? operatorText("answer.pendingCrypto")
      : operatorText(`answer.${question}`);
  return (
    <section className="band mt-18 wide:grid wide:grid-cols-[1fr_2fr]" aria-labelledby="faq">
      <div>
        <h2 id="faq" className="text-headline">
          {t("faq")}
        </h2>
        <p className="mt-3 mb-6 text-muted">
          {t("faqContact", { link: (text) => <a href={links.contact()}>{text}</a> })}
        </p>
      </div>
      <div className="grid gap-2">
        {shown.map((question, index) => (
          <details className="disclosure" key={question} open={index === 0}>
            <summary>{operatorText(`question.${question}`)}</summary>
            <p className="disclosure-body text-muted">{answerOf(question)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
