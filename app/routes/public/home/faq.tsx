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
    <section className="faq band" aria-labelledby="faq">
      <div>
        <h2 id="faq">{t("faq")}</h2>
        <p>{t("faqContact", { link: (text) => <a href={links.contact()}>{text}</a> })}</p>
      </div>
      <div className="answers">
        {shown.map((question, index) => (
          <details className="disclosure" key={question} open={index === 0}>
            <summary>{operatorText(`question.${question}`)}</summary>
            <p className="disclosure-body">{answerOf(question)}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
