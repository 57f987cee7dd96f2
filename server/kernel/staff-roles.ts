// Five fixed staff roles, each a set of rights. Every staff operation names the right it needs.
import type { Locale } from "../locales/locale";
import { messagesIn } from "../locales/messages";
import { formatAll, formatChoice } from "./list-format";

export const staffRights = [
  "view",
  "exports",
  "documents",
  "profiles",
  "messages",
  "notes",
  "kyc",
  "blocks",
  "recovery",
  "closing",
  "transactions",
  "adjustments",
  "secrets",
  "staff",
] as const;
export type StaffRight = (typeof staffRights)[number];

export const staffRoles = ["auditor", "support", "compliance", "treasury", "owner"] as const;
export type StaffRole = (typeof staffRoles)[number];

export const roleRights = {
  auditor: ["view", "exports", "documents"],
  support: ["view", "profiles", "messages", "notes"],
  compliance: [
    "view",
    "exports",
    "documents",
    "notes",
    "kyc",
    "blocks",
    "recovery",
    "closing",
    "secrets",
  ],
  treasury: ["view", "exports", "notes", "transactions", "adjustments", "secrets"],
  owner: ["view", "staff"],
} as const satisfies Record<StaffRole, readonly StaffRight[]>;

export const roleLabel = (role: StaffRole, locale: Locale): string =>
  messagesIn(locale, "staffRoles")(`role.${role}`);

/** The role's description, for forms. */
export const roleSummary = (role: StaffRole, locale: Locale): string =>
  messagesIn(locale, "staffRoles")(`summary.${role}`);

export const rightLabel = (right: StaffRight, locale: Locale): string =>
  messagesIn(locale, "staffRoles")(`right.${right}`);

export function rightsOf(roles: readonly StaffRole[]): ReadonlySet<StaffRight> {
  return new Set(roles.flatMap((role) => roleRights[role]));
}

/** The roles with at least one of the rights. */
export function rolesWith(rights: readonly StaffRight[]): StaffRole[] {
  return staffRoles.filter((role) => {
    const held = rightsOf([role]);
    return rights.some((right) => held.has(right));
  });
}

/** For example "Compliance or Treasury", of which any is enough. */
export const namesOfRoles = (roles: readonly StaffRole[], locale: Locale): string =>
  formatChoice(named(roles, locale), locale);

/** For example "Compliance and Treasury", if a person has both. */
export const allRoles = (roles: readonly StaffRole[], locale: Locale): string =>
  formatAll(named(roles, locale), locale);

const named = (roles: readonly StaffRole[], locale: Locale) =>
  roles.map((role) => roleLabel(role, locale));

/** Each part of a user's account takes another right. */
type UserPart = "details" | "accountStatus" | "kyc";

/** Whose account is edited. */
export interface EditedPerson {
  readonly role: "user" | "admin";
}

/** Only owners edit colleagues' accounts. */
export function rightForPart({ role }: EditedPerson, part: UserPart): StaffRight {
  if (role === "admin") return "staff";
  return ({ details: "profiles", accountStatus: "blocks", kyc: "kyc" } as const)[part];
}

/** The rights of which one is needed to edit anything about someone else. */
export const rightsForAnyPart = (user: EditedPerson): StaffRight[] => [
  ...new Set(
    (["details", "accountStatus", "kyc"] as const).map((part) => rightForPart(user, part)),
  ),
];

/** Reads the roles from their column, where they are in order and separated by spaces. */
export function rolesIn(text: string): StaffRole[] {
  const words = new Set(text.split(" "));
  return staffRoles.filter((role) => words.has(role));
}

/** The roles as their column holds them. */
export function rolesAsText(roles: readonly StaffRole[]): string {
  return staffRoles.filter((role) => roles.includes(role)).join(" ");
}
