import { questions } from "~server/kernel/operator";
import { paths } from "~/platform/paths";
import { usePageFacts } from "~/ui/page-facts";

export function Faq() {
  const { mode } = usePageFacts();
  const shown = questions.filter(
    ({ isAboutDemonstration }) => mode === "demo" || !isAboutDemonstration,
  );
  return (
    <section className="faq" aria-labelledby="faq">
      <div>
        <h2 id="faq">Questions</h2>
        <p>
          Yours is not among them? <a href={paths.contact()}>Write to us</a>
        </p>
      </div>
      <div className="answers">
        {shown.map(({ question, answer }) => (
          <details className="disclosure" key={question}>
            <summary>{question}</summary>
            <p className="disclosure-body">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
