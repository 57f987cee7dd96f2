// What search engines shouldn't index: everything behind a sign-in, the API and documents.
import { paths } from "~/platform/paths";
import { portalUrl } from "~/platform/settings.server";

const closed = [
  paths.customer.dashboard(),
  paths.admin.dashboard(),
  "/api/",
  "/documents/",
  paths.logout(),
  paths.theme(),
  paths.examples(),
];

export function loader() {
  const lines = [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${portalUrl()}/sitemap.xml`,
    "",
  ];
  return new Response(lines.join("\n"), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "public, max-age=3600",
    },
  });
}
