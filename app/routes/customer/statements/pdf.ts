// The statement of a month as a file.
import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { api } from "~/api.server";
import { load } from "~/load.server";
import { paths } from "~/paths";
import { drawnInTurn } from "~/pdf/drawing-room.server";
import { portalMode } from "~/session.server";
import { drawPdf } from "./draw-pdf.server";
import { findStatement } from "./find-statement.server";

const inAWhile = { "Retry-After": "5", "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" };

export async function loader({ request, params }: LoaderFunctionArgs) {
  const month = params.month ?? "";
  const statement = await findStatement(request, month);
  // The page says that there is none.
  if (!statement) throw redirect(paths.customer.statement(month), 303);
  const { id, email } = await load(request, api(request).auth.profile());
  const bytes = await drawnInTurn(id, () => drawPdf(statement, { isDemo: portalMode() === "demo", email }));
  if (!bytes) throw new Response("Another statement is being drawn at this moment. Please try again in a few seconds.", { status: 503, headers: inAWhile });
  return new Response(bytes, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="statement-${statement.month}.pdf"`,
      "Cache-Control": "no-store",
    },
  });
}
