// Reading a list to its end.
import { z } from "zod";
import type { Caller } from "./caller";
import { read } from "../people/people";

export const rowsWithId = z.object({
  rows: z.array(z.object({ id: z.string() })),
  next: z.string().optional(),
});

export async function everyId(person: Caller, path: string): Promise<string[]> {
  const ids: string[] = [];
  for (let after = ""; ;) {
    const { rows, next } = read(
      rowsWithId,
      await person.get(`${path}${path.includes("?") ? "&" : "?"}${after}`),
    );
    ids.push(...rows.map(({ id }) => id));
    if (next === undefined) return ids;
    after = `after=${next}`;
  }
}
