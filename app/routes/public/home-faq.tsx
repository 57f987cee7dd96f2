import { usePageFacts } from "~/ui/page-facts";

const aboutDemonstration = {
  question: "Is this real money?",
  answer:
    "In the demonstration, no: people, prices and payments are simulated and every page says so. An operator plugs in real services, and the portal refuses to start in production while a simulated one is still on.",
};

const questions = [
  {
    question: "Why is my deposit pending?",
    answer: "A card deposit is booked when an administrator approves it. Until then it is shown, but not part of your balance.",
  },
  {
    question: "What happens when I ask for a withdrawal?",
    answer:
      "The amount is held at once, and the bank account or address is frozen as it was at that moment. If the request is rejected you read the reason and the money is yours again.",
  },
  {
    question: "What happens to my card details?",
    answer:
      "Number and security code are encrypted in a separate vault. The security code and the photo of the back are erased when the deposit is decided, after a day at the latest.",
  },
  {
    question: "Do I need to allow scripts?",
    answer: "No. Every page and every form works without them.",
  },
];

export function HomeFaq() {
  const shown = usePageFacts().mode === "demo" ? [aboutDemonstration, ...questions] : questions;
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
