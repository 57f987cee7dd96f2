// Usernames that could be mistaken for another's: staff names, and mixed alphabets.
import { refuse, type Refusal } from "../../kernel/refusal";
import { usernameSkeleton } from "../../kernel/username-skeleton";

const reserved = [
  "abuse",
  "account",
  "accounts",
  "admin",
  "administration",
  "administrator",
  "administrators",
  "backoffice",
  "billing",
  "broker",
  "compliance",
  "contact",
  "finance",
  "fraud",
  "help",
  "helpdesk",
  "info",
  "kyc",
  "legal",
  "manager",
  "meridian",
  "moderator",
  "noreply",
  "official",
  "operator",
  "payments",
  "payouts",
  "postmaster",
  "root",
  "security",
  "service",
  "staff",
  "superuser",
  "support",
  "sysadmin",
  "system",
  "team",
  "treasury",
  "webmaster",
  "withdrawals",
];

/** Scripts that may be mixed; any other mixture is refused. */
const scriptsTogether = [
  ["Latin"],
  ["Cyrillic"],
  ["Greek"],
  ["Armenian"],
  ["Georgian"],
  ["Hebrew"],
  ["Arabic"],
  ["Devanagari"],
  ["Bengali"],
  ["Thai"],
  ["Han", "Hiragana", "Katakana"],
  ["Han", "Hangul"],
  ["Han", "Bopomofo"],
];
const classOf = (scripts: readonly string[]) =>
  scripts.map((script) => `\\p{scx=${script}}`).join("");
const writtenTogether = [
  ...scriptsTogether.map((scripts) => new RegExp(`^[${classOf(scripts)}]*$`, "u")),
  // Names entirely in other scripts: their letters don't resemble these.
  new RegExp(`^[^${classOf(scriptsTogether.flat())}]*$`, "u"),
];

type Refused = Refusal<"username_mixed" | "username_reserved">;

export function checkUsername(username: string): Refused | null {
  const letters = (username.normalize("NFKC").match(/\p{L}/gu) ?? []).join("");
  const isMixed = !writtenTogether.some((scripts) => scripts.test(letters));
  if (isMixed) return refuse("username_mixed", { field: "username" });
  const words = [username, ...username.split(/[._-]+/)].map(plainSkeleton);
  const isReserved = words.some((word) => reservedSkeletons.has(word));
  return isReserved ? refuse("username_reserved", { field: "username" }) : null;
}

const reservedSkeletons: ReadonlySet<string> = new Set(reserved.map(plainSkeleton));

/** Ignores accents, separators and a trailing number, which don't make a reserved name acceptable. */
function plainSkeleton(text: string): string {
  const bare = text
    .normalize("NFKD")
    .replace(/[\p{M}._-]/gu, "")
    .replace(/\p{N}+$/u, "");
  return usernameSkeleton(bare);
}
