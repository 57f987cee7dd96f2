// The HTML around every page, error pages too.
import type { ReactNode } from "react";
import { Links, Scripts } from "@remix-run/react";
import { brand } from "~server/contract/values/brand";
import { useDocumentFacts } from "./document-facts";
import type { ScriptTier } from "./page-handle";
import { DemoBanner } from "./ui/demo-banner";
import { SelfRefresh } from "./ui/self-refresh";

interface Props {
  title: string | undefined;
  scripts: ScriptTier;
  theme?: "light" | "dark" | undefined;
  isDemo: boolean;
  refreshAfter?: number | undefined;
  children: ReactNode;
}

export function Document({ title, scripts, theme, isDemo, refreshAfter, children }: Props) {
  const { isRefusal, entryModule, nonce } = useDocumentFacts();
  const name = [title, brand].filter(Boolean).join(" · ");
  return (
    <html lang="en" data-theme={theme}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content={theme ?? "light dark"} />
        <title>{isRefusal ? `Error: ${name}` : name}</title>
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <Links />
        <SelfRefresh seconds={refreshAfter} />
        {scripts === "enhance" && <script type="module" src={entryModule} />}
      </head>
      <body>
        {isDemo && <DemoBanner />}
        {children}
        {scripts === "hydrate" && <Scripts nonce={nonce} />}
      </body>
    </html>
  );
}
