import { refuse } from "../../kernel/refusal";
import type { Refused } from "../../http/call";
import type { Context } from "../../http/context";

/** Null if the file may be stored. Without a verdict it is refused, so that a scanner that is down lets nothing through. */
export async function refusalOfScan(
  { scanner }: Context,
  bytes: Uint8Array,
  { field, name }: { field: string; name: string },
): Promise<Refused | null> {
  try {
    const result = await scanner.scan(bytes);
    return result === "infected" ? refuse("file_infected", { field, values: { name } }) : null;
  } catch {
    return refuse("files_unchecked", { field });
  }
}
