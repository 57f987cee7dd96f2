// The accessibility conformance report as a file.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { localeOf } from "~/platform/locale.server";
import { portalUrl } from "~/platform/settings.server";
import { reviewedOn } from "./accessibility-criteria";
import { conformanceReport } from "./conformance-report";

export async function loader({ request }: LoaderFunctionArgs) {
  const { stringify } = await import("yaml");
  return new Response(stringify(conformanceReport(portalUrl(), reviewedOn, localeOf(request))), {
    headers: {
      "Content-Type": "application/yaml; charset=utf-8",
      "Content-Disposition": 'attachment; filename="openacr.yaml"',
      "Cache-Control": "public, max-age=3600",
    },
  });
}
