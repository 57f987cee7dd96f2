// Environment variables with nearly a setting's name: if ignored, a limit could stay off unnoticed.
import { environment } from "./environment";
import { secretFileNames } from "./secret-files";
import { s3 } from "./service-settings";

export function settingName(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
}

export const settingNames: readonly string[] = [
  ...Object.keys(environment.shape)
    .filter((key) => key !== "s3")
    .map(settingName),
  ...Object.keys(s3.shape).map((key) => `S3_${settingName(key)}`),
  ...secretFileNames,
];

/** What other programs call the address of their database. */
const databaseNames =
  /^(DB_(URL|URI|HOST|NAME|DSN)|DATABASE_DSN|PG(HOST|HOSTADDR|DATABASE|SERVICE|_URL)|POSTGRES(QL)?_(URL|URI|DSN|HOST|DB|DATABASE))$/;

/** Without DATABASE_URL the portal would start on an embedded database, and not on the one that these settings name. */
export function otherDatabaseNames(names: readonly string[]): string[] {
  if (names.includes("DATABASE_URL")) return [];
  const found = names.filter((name) => databaseNames.test(name)).sort();
  if (found.length === 0) return [];
  return [
    `${found.join(" and ")} ${found.length === 1 ? "is" : "are"} set, but the portal reads only DATABASE_URL. Set DATABASE_URL, or remove ${found.length === 1 ? "it" : "them"} to use the embedded database.`,
  ];
}

/** Prefixes that no other program uses: such settings were meant for the portal. */
const ownPrefix =
  /^(WITHDRAW(ALS?)?_|MOVEMENTS?_PER|ADJUSTMENTS?_|APPROVALS?_|DESTINATIONS?_WAIT|PAYER_|RETENTION_YEAR|DRAIN_SEC|PLISIO_|COINGECKO_|CLAMD_|REQUIRE_KYC|ALLOW_SIMULAT|TRUST_PROX|ADMIN_SECOND_|CARD_(DEPOSIT|SAD))/;
/** Names this short are one letter away from too many unrelated names. */
const shortestCompared = 7;
const mostEdits = 2;

/** One sentence for each name that is not a setting and is a near miss of one. */
export function nearMisses(names: readonly string[]): string[] {
  // Unknown S3_ settings are refused separately.
  const others = names.filter(
    (name) => !settingNames.includes(name.toUpperCase()) && !name.startsWith("S3_"),
  );
  return others.flatMap((name) => {
    const isOwn = ownPrefix.test(name.toUpperCase());
    if (!isOwn && name.length < shortestCompared) return [];
    const [nearest, distance] = nearestTo(name.toUpperCase(), isOwn ? Infinity : mostEdits);
    return isOwn || distance <= (nearest.length >= 11 ? mostEdits : 1)
      ? [`Unknown setting ${name}. Did you mean ${nearest}? Correct the name or remove it.`]
      : [];
  });
}

const lettersOf = (name: string) => name.replaceAll("_", "");

/** The setting with the fewest edits; without a name if all have more than `most`. */
function nearestTo(name: string, most: number): readonly [nearest: string, distance: number] {
  let [nearest, least] = ["", most + 1];
  for (const setting of settingNames) {
    const [text, known] = [lettersOf(name), lettersOf(setting)];
    // Their lengths differ by no more than their letters do.
    if (Math.abs(known.length - text.length) >= least) continue;
    const distance = editDistance(text, known);
    if (distance < least) [nearest, least] = [setting, distance];
  }
  return [nearest, least];
}

/** Letters to insert, remove, replace, or swap with a neighbor. */
function editDistance(from: string, to: string): number {
  const rows: number[][] = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number) => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= from.length; row += 1) {
    rows[row] = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped =
        row > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      const changed = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
      );
      rows[row]?.push(isSwapped ? Math.min(changed, at(row - 2, column - 2) + 1) : changed);
    }
  }
  return at(from.length, to.length);
}
