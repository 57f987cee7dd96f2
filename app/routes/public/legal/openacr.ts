// The accessibility conformance report as a file.
import { stringify } from "yaml";
import { portalUrl } from "~/platform/session/session.server";
import { reviewedOn } from "./accessibility-criteria";
import { conformanceReport } from "./conformance-report";

export function loader() {
  return new Response(stringify(conformanceReport(portalUrl(), reviewedOn)), {
    headers: {
      "Content-Type": "application/yaml; charset=utf-8",
      "Content-Disposition": 'attachment; filename="openacr.yaml"',
      "Cache-Control": "public, max-age=3600",
    },
  });
}
