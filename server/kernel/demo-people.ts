import type { en } from "../locales/en";
import type { StaffRole } from "./staff-roles";

/** The demo accounts, for the sign-in pages and the tests; their history is in `server/seed/personas.ts`. */
export const demoPassword = "demonstration";

export interface DemoPerson {
  email: string;
  name: string;
  /** The message that describes the account. */
  story: keyof (typeof en)["demoPeople"];
  role: "user" | "admin";
}

export const demoPeople: readonly DemoPerson[] = [
  {
    email: "nora@example.com",
    name: "Nora New",
    story: "newAccount",
    role: "user",
  },
  {
    email: "pavel@example.com",
    name: "Pavel Patient",
    story: "pending",
    role: "user",
  },
  {
    email: "rita@example.com",
    name: "Rita Refused",
    story: "rejected",
    role: "user",
  },
  {
    email: "hana@example.com",
    name: "Hana Howard",
    story: "active",
    role: "user",
  },
  {
    email: "george@example.com",
    name: "George Grant",
    story: "gbp",
    role: "user",
  },
  {
    email: "zoe@example.com",
    name: "Zoë-Anaïs Świętosławska-Fernández de la Peña y Montgomery",
    story: "eur",
    role: "user",
  },
  {
    email: "simon@example.com",
    name: "Simon Stopped",
    story: "suspended",
    role: "user",
  },
  { email: "admin@example.com", name: "Ada Admin", story: "admin", role: "admin" },
  {
    email: "second.admin@example.com",
    name: "Ben Backoffice",
    story: "secondAdmin",
    role: "admin",
  },
];

/** One account for each staff role, in a full-size demo. */
export const demoStaff: readonly (DemoPerson & { staffRole: StaffRole })[] = [
  staffMember("auditor", "Oda Auditor"),
  staffMember("support", "Sven Support"),
  staffMember("compliance", "Cleo Compliance"),
  staffMember("treasury", "Tara Treasury"),
  staffMember("owner", "Owen Owner"),
];

function staffMember(staffRole: StaffRole, name: string) {
  return {
    email: `${staffRole}@example.com`,
    name,
    story: staffRole,
    role: "admin" as const,
    staffRole,
  };
}

/** The email domain of the other demo customers: a reserved name without mailboxes. */
export const customerDomain = "customers.example";

const addresses = new Set([...demoPeople, ...demoStaff].map(({ email }) => email));

/** Production refuses these addresses, so that no account looks like a demo account. */
export const isDemoAddress = (email: string) =>
  addresses.has(email.toLowerCase()) || email.toLowerCase().endsWith(`@${customerDomain}`);
