// A statement of the demonstration's bank as a file.
import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { StatementFileSearchParams } from "~server/features/bank-transfers/demonstration-bank-schemas";
import { api } from "~/platform/api/api.server";
import { load } from "~/platform/api/load.server";
import { paths } from "~/platform/paths";
import { searchParamsOf } from "~/platform/search-params.server";
import { signedInAdmin } from "~/platform/session/session.server";

export async function loader({ request }: LoaderFunctionArgs) {
  await signedInAdmin(request);
  const { account: id, from, to, format } = searchParamsOf(request, StatementFileSearchParams);
  if (!from || !to) throw redirect(paths.admin.demonstrationBank(), 303);
  const query = { from, to, format };
  const call = api(request).bankTransfers.statementFile({ params: { id }, query });
  const { fileName, mediaType, content } = await load(request, call);
  return new Response(content, {
    headers: {
      "Content-Type": mediaType,
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "Cache-Control": "no-store",
    },
  });
}
