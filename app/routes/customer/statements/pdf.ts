// A monthly statement as a PDF file.
import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import { localeOf, messagesFor } from "~/platform/locale.server";
import { paths } from "~/platform/paths";
import { enqueuePdf } from "~/pdf/pdf-queue.server";
import { signedIn } from "~/platform/session/session.server";
import { portalMode } from "~/platform/settings.server";
import { drawPdfInWorker } from "./draw-pdf.server";
import { findWholeStatement } from "./find-statement.server";

const retryHeaders = {
  "Retry-After": "5",
  "Content-Type": "text/plain; charset=utf-8",
  "Cache-Control": "no-store",
};

export async function loader({ request, params }: LoaderFunctionArgs) {
  const month = params.month ?? "";
  await signedIn(request);
  const { id, email } = await load(request, api(request).auth.profile());
  const pdf = await enqueuePdf(id, async () => {
    const statement = await findWholeStatement(request, month);
    // The page shows that there is none.
    if (!statement) throw redirect(paths.customer.statement(month), 303);
    return {
      bytes: await drawPdfInWorker({
        statement,
        settings: { isDemo: portalMode() === "demo", email, locale: localeOf(request) },
      }),
      name: `statement-${statement.month}.pdf`,
    };
  });
  if (!pdf)
    throw new Response(messagesFor(request, "statements")("busy"), {
      status: 503,
      headers: retryHeaders,
    });
  return new Response(pdf.bytes, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": `attachment; filename="${pdf.name}"`,
      "Cache-Control": "no-store",
    },
  });
}
