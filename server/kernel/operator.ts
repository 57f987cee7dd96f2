// Everything that an operator says in its own name: change it here, and nowhere else.

/** The name on every page, in every title, in every message and in authenticator apps. */
export const brand = "Meridian";

export const operator = {
  /** One line under the name, for search results and shared links. */
  promise:
    "A client portal for forex and crypto trading in which every movement of money can be followed.",
  company: "Example Markets Ltd",
  office: ["Example House", "1 Example Street", "Example Town EX1 2MP"],
  supportEmail: "support@example.com",
  supportPhone: "+1 202 555 0100",
  supportHours: "Monday to Friday, 9:00 to 17:00 UTC",
  /** What totals over several currencies are converted to. */
  reportingCurrency: "USD",
  /** How soon a message is answered. */
  answerTime: "two working days",
  /** For whom the terms are read; a place and its law. */
  law: "the law of the place in which the operator is registered",
} as const;

/** Marketing figures, shown under "Example figures" until the operator enters its own. */
export const figures = [
  { value: "12 ms", label: "Response" },
  { value: "1:500", label: "Leverage" },
  { value: "0.01", label: "Minimum trading" },
  { value: "100%", label: "STP/ECN" },
] as const;

interface Question {
  readonly question: string;
  readonly answer: string;
  /** Asked in a demonstration only. */
  readonly isAboutDemonstration?: boolean;
}

export const questions: readonly Question[] = [
  {
    question: "Is this real money?",
    answer:
      "In the demonstration, no: people, prices and payments are simulated and every page says so. An operator plugs in real services, and the portal refuses to start in production while a simulated one is still on.",
    isAboutDemonstration: true,
  },
  {
    question: "Why is my deposit pending?",
    answer:
      "A card deposit is booked when an administrator approves it. Until then it is shown, but not part of your balance.",
  },
  {
    question: "What happens when I ask for a withdrawal?",
    answer:
      "The amount is held at once, and the bank account or address is frozen as it was at that moment. If the request is rejected you read the reason and the money is yours again. A bank account or address that is new may have to wait a day before it is paid: its page says until when.",
  },
  {
    question: "What do I do if somebody else may know my password?",
    answer:
      "Stop payouts first: Settings, Payouts, one click. Nothing leaves your account until you allow it again with your password, and with a code if two-step sign-in is on. Then change your password and cancel withdrawals that you don't know.",
  },
  {
    question: "Which documents do I need?",
    answer:
      "A passport, a driver's license or an ID card, as photos or as a PDF. A person looks at them, and you read the reason if they are rejected.",
  },
  {
    question: "What happens to my card details?",
    answer:
      "Number and security code are encrypted in a separate vault. The security code and the photo of the back are erased once your last pending card deposit is decided, and after a day at the latest.",
  },
  {
    question: "Are the prices real?",
    answer:
      "No. The prices in the markets and charts are made by a simulation, alike for everybody, and each of them is labelled so. Do not trade by them.",
    isAboutDemonstration: true,
  },
  {
    question: "Do I need to allow scripts?",
    answer:
      "No. Every page and every form works without them. With scripts, charts come alive and pages refresh by themselves.",
  },
];
