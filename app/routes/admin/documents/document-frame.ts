// Serves a PDF only for the frame in a document's page; opened directly, it is a download (decision 039).
import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import { paths } from "~/platform/paths";
import { signedInAdmin } from "~/platform/session/session.server";
import { framedPdfPolicy, isFramedByUs } from "./framed-pdf";

export async function loader({ request, params }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  const id = params.document ?? "";
  if (!isFramedByUs(request.headers)) throw redirect(paths.document(id), 303);
  const answer = await load(request, api(request).documents.read({ params: { id } }));
  if (answer.headers.get("Content-Type") !== "application/pdf")
    throw redirect(paths.document(id), 303);
  const headers = new Headers(answer.headers);
  headers.set(
    "Content-Disposition",
    (headers.get("Content-Disposition") ?? "").replace(/^attachment/, "inline"),
  );
  headers.set("Content-Security-Policy", framedPdfPolicy);
  headers.set("X-Frame-Options", "SAMEORIGIN");
  return new Response(answer.body, { headers });
}
