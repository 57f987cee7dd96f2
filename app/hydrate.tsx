import { startTransition } from "react";
import { RemixBrowser } from "@remix-run/react";
import { hydrateRoot } from "react-dom/client";
import { DocumentFactsProvider } from "./document-facts";

export function hydrate(): void {
  const facts = { isRefusal: document.title.startsWith("Error: ") };
  startTransition(() => {
    hydrateRoot(
      document,
      <DocumentFactsProvider value={facts}>
        <RemixBrowser />
      </DocumentFactsProvider>,
    );
  });
}
