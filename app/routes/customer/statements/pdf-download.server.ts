import { redirect } from "@remix-run/node";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import { localeOf, messagesFor } from "~/platform/locale.server";
import { pdfResponse } from "~/platform/pdf-response.server";
import { signedIn } from "~/platform/session/session.server";
import { portalMode } from "~/platform/settings.server";
import { drawPdfApart } from "./draw-pdf.server";
import { codeOf, type AnyStatement } from "./periods";

/** A statement as a PDF file. If there is none, its page says so. */
export async function statementPdf(
  request: Request,
  page: string,
  find: () => Promise<AnyStatement | null>,
): Promise<Response> {
  await signedIn(request);
  const { id, email } = await load(request, api(request).auth.profile());
  return pdfResponse(id, messagesFor(request, "statements")("busy"), async () => {
    const statement = await find();
    if (!statement) throw redirect(page, 303);
    const settings = { isDemo: portalMode() === "demo", email, locale: localeOf(request) };
    return {
      bytes: await drawPdfApart({ statement, settings }),
      name: `statement-${codeOf(statement)}.pdf`,
    };
  });
}
