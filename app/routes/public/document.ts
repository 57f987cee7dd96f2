// Hands a document on to whoever may see it; the API decides who that is.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { api } from "~/api.server";
import { load } from "~/load.server";
import { signedIn } from "~/session.server";

export async function loader({ request, params }: LoaderFunctionArgs) {
  await signedIn(request);
  return load(request, api(request).documents.read({ params: { id: params.id ?? "" } }));
}
