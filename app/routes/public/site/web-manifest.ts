// The web app manifest, for phones' home screens.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { operator } from "~server/kernel/operator";
import { messagesFor } from "~/platform/locale.server";
import { paths } from "~/platform/paths";

const manifest = (description: string) => ({
  name: operator().brand,
  short_name: operator().brand,
  description,
  start_url: paths.home(),
  display: "standalone",
  background_color: "#f5f7f6",
  theme_color: "#0b5552",
  icons: [
    { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    { src: "/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any maskable" },
    { src: "/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any maskable" },
  ],
});

export function loader({ request }: LoaderFunctionArgs) {
  const headers = {
    "Content-Type": "application/manifest+json; charset=utf-8",
    "Cache-Control": "public, max-age=3600",
  };
  return new Response(JSON.stringify(manifest(messagesFor(request, "operator")("promise"))), {
    headers,
  });
}
