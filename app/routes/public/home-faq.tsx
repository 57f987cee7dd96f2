import { questions } from "~/operator";
import { usePageFacts } from "~/ui/page-facts";

export function HomeFaq() {
  const { mode } = usePageFacts();
  const shown = questions.filter(({ isAboutDemonstration }) => mode === "demo" || !isAboutDemonstration);
  return (
    <section className="faq" aria-labelledby="faq">
      <h2 id="faq">Questions</h2>
      <div>
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
