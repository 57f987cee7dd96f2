import type { StaffRole } from "./staff-roles";

/** The people of the demonstration, for the sign-in pages and the tests; their stories are told in `server/seed/personas.ts`. */
export const demoPassword = "demonstration";

export interface DemoPerson {
  email: string;
  name: string;
  story: string;
  role: "user" | "admin";
}

export const demoPeople: readonly DemoPerson[] = [
  {
    email: "nora@example.com",
    name: "Nora New",
    story: "signed up today, nothing verified",
    role: "user",
  },
  {
    email: "pavel@example.com",
    name: "Pavel Patient",
    story: "identity check pending",
    role: "user",
  },
  {
    email: "rita@example.com",
    name: "Rita Refused",
    story: "identity check rejected",
    role: "user",
  },
  {
    email: "hana@example.com",
    name: "Hana Howard",
    story: "two years of deposits and withdrawals",
    role: "user",
  },
  {
    email: "george@example.com",
    name: "George Grant",
    story: "keeps his wallet in pounds",
    role: "user",
  },
  {
    email: "zoe@example.com",
    name: "Zoë-Anaïs Świętosławska-Fernández de la Peña y Montgomery",
    story: "long name with accents, wallet in euros",
    role: "user",
  },
  {
    email: "simon@example.com",
    name: "Simon Stopped",
    story: "suspended, cannot sign in",
    role: "user",
  },
  { email: "admin@example.com", name: "Ada Admin", story: "administrator", role: "admin" },
  {
    email: "second.admin@example.com",
    name: "Ben Backoffice",
    story: "second administrator",
    role: "admin",
  },
];

/** One person of each staff role, in a demonstration of full size. */
export const demoStaff: readonly (DemoPerson & { staffRole: StaffRole })[] = [
  staffMember("auditor", "Oda Auditor", "sees everything, changes nothing"),
  staffMember("support", "Sven Support", "profiles, messages, and notes"),
  staffMember("compliance", "Cleo Compliance", "identity checks, holds, and closing accounts"),
  staffMember("treasury", "Tara Treasury", "deposits, withdrawals, and balances"),
  staffMember("owner", "Owen Owner", "staff and their roles"),
];

function staffMember(staffRole: StaffRole, name: string, story: string) {
  return { email: `${staffRole}@example.com`, name, story, role: "admin" as const, staffRole };
}

/** Where the further customers of a demonstration have their addresses: a name that is reserved, and so nobody's. */
export const customerDomain = "customers.example";

const addresses = new Set([...demoPeople, ...demoStaff].map(({ email }) => email));

/** Production refuses these addresses, so that no account looks like a demonstration's. */
export const isDemoAddress = (email: string) =>
  addresses.has(email.toLowerCase()) || email.toLowerCase().endsWith(`@${customerDomain}`);
