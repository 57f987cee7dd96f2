// The file itself; a recent password confirmation is required.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import { paths } from "~/platform/paths";
import { signedIn } from "~/platform/session/session.server";
import { confirmFirst } from "~/sign-in/step-up.server";

export async function loader({ request }: LoaderFunctionArgs) {
  await signedIn(request);
  const answer = await api(request).users.personalData();
  confirmFirst(request, answer, paths.customer.personalData("1"));
  const held = await load(request, answer);
  return new Response(`${JSON.stringify(held, null, 2)}\n`, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="my-data.json"',
      "Cache-Control": "no-store",
    },
  });
}
