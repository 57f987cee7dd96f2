// The loader of a transaction's access pages.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import { signedInAdmin } from "~/platform/session/session.server";
import { loadState } from "~/sign-in/second-factor.server";
import { fromParam } from "../queues/from-param";

export async function loadTransactionAccess({ request, params }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  const [{ isOn: needsCode }, transaction] = await Promise.all([
    loadState(request),
    load(request, api(request).admin.transaction({ params: { id: params.id ?? "" } })),
  ]);
  return { needsCode, transaction, from: fromParam(request) };
}
