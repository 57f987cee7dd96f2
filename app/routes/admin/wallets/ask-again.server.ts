import { redirect } from "@remix-run/node";
import { keepForm } from "~/platform/posts/submit.server";

/** Shows a deletion's form again, as it was typed, with a question about the money that is left. */
export async function askAgain(request: Request): Promise<ReturnType<typeof redirect>> {
  const { address, headers } = await keepForm(request);
  const { pathname, searchParams } = new URL(address, request.url);
  searchParams.set("again", "1");
  return redirect(`${pathname}?${searchParams}`, { status: 303, headers });
}
