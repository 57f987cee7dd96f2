/** A CSV download with this file name. */
export function csvResponse(name: string, table: ReadableStream<Uint8Array>): Response {
  return new Response(table, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}.csv"`,
      "Cache-Control": "no-store",
    },
  });
}
