// Streams a list as CSV: reads page by page, only as fast as the client downloads.
import type { Result } from "~server/kernel/result";
import { csvHeading, csvLines, type CsvCell } from "~server/kernel/csv";
import { load } from "./api/load.server";

interface Exported<Row> {
  rows: readonly Row[];
  next?: string | undefined;
}

/** A row's values by column heading. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => CsvCell>>;

interface Table<Row> {
  /** Parts of the file name; missing ones are left out. */
  name: readonly (string | undefined | false)[];
  columns: Columns<Row>;
  /** Each page is a separate call: session and role are checked again, and no database transaction spans two. */
  fetchRows: (after: string | undefined) => Promise<Result<Exported<Row>>>;
}

/** Reads the first page before responding, so that a refusal is a page. A later failure aborts the download instead of ending it early. */
export async function csvStream<Row>(
  request: Request,
  { name, columns, fetchRows }: Table<Row>,
): Promise<Response> {
  const first = await load(request, fetchRows(undefined));
  const cellsOf = (row: Row) => Object.values(columns).map((cell) => cell(row));
  const encoder = new TextEncoder();
  let ready: Exported<Row> | undefined = first;
  let next: string | undefined;
  const nextRows = async (): Promise<Exported<Row>> => {
    const answer = await fetchRows(next);
    if (!answer.ok)
      throw new Error(`The rest of the list couldn't be read: ${answer.problem.code}`);
    return answer.value;
  };
  const table = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const heading = ready ? csvHeading(Object.keys(columns)) : "";
        const { rows, next: after } = ready ?? (await nextRows());
        [ready, next] = [undefined, after];
        const text = heading + csvLines(rows.map(cellsOf));
        if (text) controller.enqueue(encoder.encode(text));
        if (after === undefined) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
  return csvResponse(name.filter(Boolean).join("-"), table);
}

/** A CSV download with this file name. */
function csvResponse(name: string, table: ReadableStream<Uint8Array>): Response {
  return new Response(table, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}
