// Re-encrypts values of older keys with the vault's first key. Can be stopped and restarted at any time.
import type { Context } from "../../http/context";
import { keyIdOf, type SealedColumn } from "../../database/upkeep/sealed-columns";
import { sealedColumns } from "../../declared";
import type { SealedValue } from "../../database/upkeep/sealed-values";
import type { Progress } from "../progress";

export type Resealed = {
  readonly resealed: number;
  /** The number of encrypted values. */
  readonly total: number;
  /** How many of them are still encrypted with another available key. */
  readonly left: number;
  /** The location of a value that no key decrypts. */
  readonly unreadable: readonly string[];
};

type Source = Pick<Context, "storage" | "vault">;

// A value written while its table was processed is found in the next round.
const rounds = 3;

export async function reseal(source: Source, progress: Progress): Promise<Resealed> {
  let resealed = 0;
  for (let round = 1; ; round += 1) {
    for (const column of sealedColumns) resealed += await resealColumn(source, column, progress);
    const found = await inspect(source, progress);
    if (found.left === 0 || round === rounds) return { resealed, ...found };
  }
}

async function resealColumn(
  { storage: { upkeep }, vault }: Source,
  column: SealedColumn,
  progress: Progress,
): Promise<number> {
  let resealed = 0;
  progress.stage(`re-encrypting ${column.table}`);
  for await (const values of upkeep.sealedValues.notUnder(column, vault.keyId)) {
    const replacements = values.flatMap((value) => {
      const secret = opened(vault, column, value);
      return secret === undefined
        ? []
        : [
            {
              ...value,
              resealed: vault.seal(secret, column.about(value.row)),
              ...(column.digest && { digest: vault.paymentAccounts.mac(secret) }),
            },
          ];
    });
    resealed += await upkeep.sealedValues.replace(column, replacements);
    progress.count(resealed);
  }
  return resealed;
}

/** Decrypts every encrypted value. */
async function inspect(
  { storage: { upkeep }, vault }: Source,
  progress: Progress,
): Promise<Omit<Resealed, "resealed">> {
  const found = { total: 0, left: 0, unreadable: new Array<string>() };
  progress.stage("decrypting all encrypted values");
  for (const column of sealedColumns) {
    for await (const values of upkeep.sealedValues.all(column)) {
      for (const value of values) {
        found.total += 1;
        if (opened(vault, column, value) === undefined)
          found.unreadable.push(
            `${column.about(value.row)} in ${column.table} (key "${keyIdOf(value.sealed)}")`,
          );
        else if (keyIdOf(value.sealed) !== vault.keyId) found.left += 1;
      }
      progress.count(found.total);
    }
  }
  return found;
}

function opened(
  vault: Source["vault"],
  { about }: SealedColumn,
  { row, sealed }: SealedValue,
): string | undefined {
  try {
    return vault.open(sealed, about(row));
  } catch {
    return undefined;
  }
}
