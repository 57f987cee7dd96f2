// Serves a document; the API decides who may read it.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import { signedIn } from "~/platform/session/session.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  await signedIn(request);
  return load(request, api(request).documents.read({ params: { id: params.id ?? "" } }));
}
