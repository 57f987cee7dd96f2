import { Outlet } from "@remix-run/react";
import { DemoBanner } from "~/ui/demo-banner";
import { PageFactsProvider } from "~/ui/page-facts";

const facts = {
  here: "/dashboard/transactions",
  address: "/dashboard/transactions",
  hrefs: { contact: "/contact", theme: "/theme", language: "/language" },
  mode: "demo",
  areCardDepositsOn: true,
  identityRequired: { deposit: false, withdrawal: false },
  locale: "en",
  formToken: "bare",
  formKey: "bare",
} as const;

export default function App() {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>Transactions · Meridian</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="stylesheet" href="/build/app.css" />
      </head>
      <body>
        <DemoBanner />
        <PageFactsProvider value={facts}>
          <Outlet />
        </PageFactsProvider>
      </body>
    </html>
  );
}
