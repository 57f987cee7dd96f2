import { operator } from "~server/kernel/operator";
import { DefinitionList } from "~/ui/definition-list";
import { usePageFacts } from "~/ui/page-facts";

/** The other ways to reach the operator. */
export function ContactDetails() {
  const { mode } = usePageFacts();
  const lines = [
    {
      term: "Email",
      value: <a href={`mailto:${operator.supportEmail}`}>{operator.supportEmail}</a>,
    },
    {
      term: "Phone",
      value: (
        <a href={`tel:${operator.supportPhone.replaceAll(" ", "")}`}>
          {operator.supportPhone.replaceAll(" ", "\u00a0")}
        </a>
      ),
    },
    { term: "Hours", value: operator.supportHours },
    {
      term: "Office",
      value: (
        <address>
          {[operator.company, ...operator.office].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      ),
    },
  ];
  return (
    <section className="contact-details" aria-labelledby="contact-details">
      <h2 id="contact-details">Other ways</h2>
      <DefinitionList items={lines} />
      {mode === "demo" && (
        <p className="hint">
          In this demonstration these are examples: nobody lives there, and nobody picks up.
        </p>
      )}
    </section>
  );
}
