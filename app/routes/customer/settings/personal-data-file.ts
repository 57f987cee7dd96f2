// The file itself; who has not typed the password lately does that first.
import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { api } from "~/api.server";
import { load } from "~/load.server";
import { paths } from "~/paths";
import { signedIn } from "~/session.server";

export async function loader({ request }: LoaderFunctionArgs) {
  await signedIn(request);
  const answer = await api(request).users.personalData();
  if (!answer.ok && answer.problem.code === "password_needed")
    throw redirect(paths.customer.confirmPassword(paths.customer.personalData("1")), 303);
  const held = await load(request, Promise.resolve(answer));
  return new Response(`${JSON.stringify(held, null, 2)}\n`, {
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": 'attachment; filename="my-data.json"',
      "Cache-Control": "no-store",
    },
  });
}
