// The API under plain remix-serve. With our own host, /api never reaches Remix.
import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { backendFetch } from "~/platform/api/api.server";

export async function loader({ request }: LoaderFunctionArgs) {
  return backendFetch(request);
}

export async function action({ request }: ActionFunctionArgs) {
  return backendFetch(request);
}
