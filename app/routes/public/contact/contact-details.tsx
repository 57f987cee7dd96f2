import { operator } from "~server/kernel/operator";
import { DefinitionList } from "~/ui/definition-list";
import { usePageFacts } from "~/ui/page-facts";
import { useMessages } from "~/ui/use-messages";

/** The other ways to reach the operator. */
export function ContactDetails() {
  const t = useMessages("contact");
  const labels = useMessages("labels");
  const operatorText = useMessages("operator");
  const { mode } = usePageFacts();
  const lines = [
    {
      term: labels("email"),
      value: <a href={`mailto:${operator().supportEmail}`}>{operator().supportEmail}</a>,
    },
    {
      term: t("phone"),
      value: (
        <a dir="ltr" href={`tel:${operator().supportPhone.replaceAll(" ", "")}`}>
          {operator().supportPhone.replaceAll(" ", "\u00a0")}
        </a>
      ),
    },
    { term: t("hours"), value: operatorText("supportHours") },
    {
      term: t("office"),
      value: (
        <address>
          {[operator().company, ...operator().office].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      ),
    },
  ];
  return (
    <section className="contact-details" aria-labelledby="contact-details">
      <h2 id="contact-details">{t("detailsTitle")}</h2>
      <DefinitionList items={lines} />
      {mode === "demo" && <p className="hint">{t("detailsDemo")}</p>}
    </section>
  );
}
