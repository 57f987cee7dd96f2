// Nine personas with a history each: used by the demo, the tests and the screenshots.
import { demoPeople, type DemoPerson } from "../kernel/demo-people";
import type { Step } from "./steps";

export interface Persona extends DemoPerson {
  readonly username: string;
  readonly phoneNumber: string;
  readonly country: string;
  readonly currency: "USD" | "EUR" | "GBP";
  /** One of those published for tests. */
  readonly cardNumber?: string;
  /** How many days ago they signed up. */
  readonly signedUpDaysAgo: number;
  readonly steps: readonly Step[];
  readonly isSuspended?: boolean;
  /** Has confirmed nothing yet, not even the email address. */
  readonly isNew?: boolean;
}

const bankOfHana = {
  region: "USA",
  recipientName: "Hana Howard",
  bankName: "Lakeside Federal Bank",
  accountNumber: "000123456789",
  routingNumber: "021000021",
};
const bankOfZoe = {
  region: "EUROPE",
  recipientName: "Zoë-Anaïs Świętosławska-Fernández",
  accountNumber: "532013000",
  iban: "DE89370400440532013000",
  swiftCode: "COBADEFFXXX",
};
const bankOfGeorge = {
  region: "OTHERS",
  description: "Sort code 20-00-00, account 55779911, George Grant, Leeds",
};
// The address of Bitcoin's first block: valid, and no one can spend from it.
const bitcoinAddress = "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa";

const stories: Record<string, Omit<Persona, keyof DemoPerson>> = {
  "nora@example.com": {
    username: "nora",
    phoneNumber: "+12025550101",
    country: "US",
    currency: "USD",
    signedUpDaysAgo: 0,
    steps: [],
    isNew: true,
  },
  "pavel@example.com": {
    username: "pavel",
    phoneNumber: "+12025550102",
    country: "US",
    currency: "USD",
    cardNumber: "5555555555554444",
    signedUpDaysAgo: 6,
    steps: [
      { daysAgo: 5, does: "hand in documents", passport: "passport-pavel" },
      { daysAgo: 1, does: "deposit", amount: "250.00" },
    ],
  },
  "rita@example.com": {
    username: "rita",
    phoneNumber: "+12025550103",
    country: "US",
    currency: "USD",
    cardNumber: "4012888888881881",
    signedUpDaysAgo: 30,
    steps: [
      { daysAgo: 29, does: "hand in documents", passport: "passport-rita" },
      { daysAgo: 27, does: "be refused", reason: "The picture is too dark to read the number." },
      {
        daysAgo: 20,
        does: "deposit",
        amount: "120.00",
        then: "reject",
        reason: "The card isn't in your name.",
      },
    ],
  },
  "hana@example.com": {
    username: "hana",
    phoneNumber: "+12025550104",
    country: "US",
    currency: "USD",
    cardNumber: "4111111111111111",
    signedUpDaysAgo: 730,
    steps: [
      { daysAgo: 729, does: "hand in documents", passport: "passport-hana" },
      { daysAgo: 728, does: "be verified" },
      { daysAgo: 727, does: "save bank details", block: bankOfHana },
      ...monthsOfTrading(),
      { daysAgo: 25, does: "deposit", amount: "820.00", then: "approve" },
      { daysAgo: 13, does: "withdraw to bank", amount: "312.40", then: "approve" },
      {
        daysAgo: 9,
        does: "withdraw to bank",
        amount: "900.00",
        then: "reject",
        reason: "Confirm your address first.",
      },
      { daysAgo: 3, does: "withdraw to bitcoin", amount: "150.00", address: bitcoinAddress },
      { daysAgo: 2, does: "withdraw to bank", amount: "400.00" },
      { daysAgo: 1, does: "deposit", amount: "1500.00" },
    ],
  },
  "george@example.com": {
    username: "george",
    phoneNumber: "+442079460105",
    country: "GB",
    currency: "GBP",
    cardNumber: "5105105105105100",
    signedUpDaysAgo: 120,
    steps: [
      { daysAgo: 119, does: "hand in documents", passport: "passport-george" },
      { daysAgo: 118, does: "be verified" },
      { daysAgo: 110, does: "deposit", amount: "5000.00", then: "approve" },
      { daysAgo: 60, does: "save bank details", block: bankOfGeorge },
      { daysAgo: 59, does: "withdraw to bank", amount: "750.00", then: "approve" },
    ],
  },
  "zoe@example.com": {
    username: "zoë-anaïs.de.la.peña",
    phoneNumber: "+33199000106",
    country: "FR",
    currency: "EUR",
    cardNumber: "6011111111111117",
    signedUpDaysAgo: 45,
    steps: [
      { daysAgo: 44, does: "hand in documents", passport: "passport-zoe" },
      { daysAgo: 43, does: "be verified" },
      { daysAgo: 42, does: "save bank details", block: bankOfZoe },
      { daysAgo: 40, does: "deposit", amount: "987654.32", then: "approve" },
      { daysAgo: 12, does: "withdraw to bank", amount: "123456.78", then: "approve" },
    ],
  },
  "simon@example.com": {
    username: "simon",
    phoneNumber: "+12025550107",
    country: "US",
    currency: "USD",
    cardNumber: "4000056655665556",
    signedUpDaysAgo: 200,
    steps: [{ daysAgo: 190, does: "deposit", amount: "80.00", then: "approve" }],
    isSuspended: true,
  },
  "admin@example.com": {
    username: "ada",
    phoneNumber: "+12025550108",
    country: "US",
    currency: "USD",
    signedUpDaysAgo: 900,
    steps: [],
  },
  "second.admin@example.com": {
    username: "ben",
    phoneNumber: "+12025550109",
    country: "US",
    currency: "USD",
    signedUpDaysAgo: 890,
    steps: [],
  },
};

/** Admins first, because the other histories need someone to review them. */
export const personas: readonly Persona[] = demoPeople
  .flatMap((person) => {
    const scenario = stories[person.email];
    return scenario ? [{ ...person, ...scenario }] : [];
  })
  .sort((a, b) => a.role.localeCompare(b.role));

// One deposit a month, and a withdrawal every second one.
function monthsOfTrading(): Step[] {
  return Array.from({ length: 23 }, (_, month): Step[] => {
    const daysAgo = 720 - month * 30;
    const deposit: Step = {
      daysAgo,
      does: "deposit",
      amount: `${300 + ((month * 137) % 900)}.00`,
      then: "approve",
    };
    const withdrawal: Step = {
      daysAgo: daysAgo - 11,
      does: "withdraw to bank",
      amount: `${120 + ((month * 71) % 300)}.50`,
      then: "approve",
    };
    return month % 2 === 1 ? [deposit, withdrawal] : [deposit];
  }).flat();
}
