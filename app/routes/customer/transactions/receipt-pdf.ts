// The receipt of a transaction as a PDF file.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import { localeOf, messagesFor } from "~/platform/locale.server";
import { pdfResponse } from "~/platform/pdf-response.server";
import { signedIn } from "~/platform/session/session.server";
import { portalMode } from "~/platform/settings.server";
import { drawReceiptApart } from "./draw-receipt.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  await signedIn(request);
  const { id } = await load(request, api(request).auth.profile());
  const receipt = await load(
    request,
    api(request).transactions.receipt({ params: { id: params.id ?? "" } }),
  );
  return pdfResponse(id, messagesFor(request, "receipts")("busy"), async () => {
    const { email } = receipt;
    const settings = { isDemo: portalMode() === "demo", email, locale: localeOf(request) };
    return {
      bytes: await drawReceiptApart({ receipt, settings }),
      // Staff choose some references.
      name: `receipt-${receipt.reference.replaceAll(/[^\w-]+/g, "-")}.pdf`,
    };
  });
}
