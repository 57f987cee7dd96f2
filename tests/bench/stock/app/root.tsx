// The template's root, with the portal's banner and facts.
import { randomUUID } from "node:crypto";
import { data, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLoaderData } from "@remix-run/react";
import { DemoBanner } from "~/ui/demo-banner";
import { PageFactsProvider } from "~/ui/page-facts";
import { commitSession, readSession } from "./session.server";

export const links = () => [
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "stylesheet", href: "/build/app.css" },
];
export const meta: MetaFunction = () => [{ title: "Meridian" }];

export async function loader({ request }: LoaderFunctionArgs) {
  const session = await readSession(request);
  const isNew = !session.has("formToken");
  if (isNew) session.set("formToken", randomUUID());
  const facts = {
    here: new URL(request.url).pathname,
    address: new URL(request.url).pathname,
    hrefs: { contact: "/contact", theme: "/theme", language: "/language" },
    mode: "demo" as const,
    areCardDepositsOn: true,
    identityRequired: { deposit: false, withdrawal: false },
    locale: "en" as const,
    formToken: String(session.get("formToken")),
    formKey: randomUUID(),
  };
  return data(facts, isNew ? { headers: { "Set-Cookie": await commitSession(session) } } : {});
}

export default function App() {
  const facts = useLoaderData<typeof loader>();
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <Meta />
        <Links />
      </head>
      <body>
        <DemoBanner />
        <PageFactsProvider value={facts}>
          <Outlet />
        </PageFactsProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
