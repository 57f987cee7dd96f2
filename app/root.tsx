// The outermost route: document, facts for forms and layouts, and the pages for what went wrong.
import type { LoaderFunctionArgs } from "@remix-run/node";
import {
  Outlet,
  useLoaderData,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from "@remix-run/react";
import type { Locale } from "~server/locales/locale";
import { Document } from "./platform/document/document";
import { useDocumentFacts } from "./platform/document/document-facts";
import { deepestHandleValue } from "./platform/document/page-handle";
import { rootData } from "./platform/document/root-data.server";
import { useErrorArea } from "./routes/error-area";
import { ErrorInArea, ErrorPage, pageErrorOf } from "./routes/public/error-page";
import { noFacts, PageFactsProvider } from "./ui/page-facts";

export async function loader({ request }: LoaderFunctionArgs) {
  return rootData(request);
}

export default function Root() {
  const facts = useLoaderData<typeof loader>();
  const page = usePageHandle(facts.locale);
  const address = facts.portalUrl + facts.here;
  return (
    <PageFactsProvider value={facts}>
      <Document
        {...page}
        address={address}
        locale={facts.locale}
        theme={facts.theme}
        isDemo={facts.mode === "demo"}
        isRefusal={facts.formReply !== undefined}
      >
        <Outlet />
      </Document>
    </PageFactsProvider>
  );
}

/** The page for errors: 403, 404 and internal errors. Says only what helps the user. */
export function ErrorBoundary() {
  const facts = useRouteLoaderData<typeof loader>("root");
  const { locale: portalLocale } = useDocumentFacts();
  const locale = facts?.locale ?? portalLocale;
  const fault = pageErrorOf(useRouteError(), locale);
  const area = useErrorArea();
  return (
    <PageFactsProvider value={area && facts ? facts : { ...noFacts, locale }}>
      <Document
        title={fault.title}
        scripts={area ? "enhance" : "none"}
        sheets={area?.sheets}
        locale={locale}
        theme={facts?.theme}
        isDemo={facts?.mode === "demo"}
      >
        {area ? (
          area.frame(<ErrorInArea {...fault} homeHref={area.homeHref} />)
        ) : (
          <ErrorPage {...fault} isSignedIn={facts?.isSignedIn ?? false} />
        )}
      </Document>
    </PageFactsProvider>
  );
}

function usePageHandle(locale: Locale) {
  const matches = useMatches();
  const handles = matches.map((match) => match.handle);
  const title = deepestHandleValue(handles, "title");
  const description = deepestHandleValue(handles, "description");
  const titled = matches.findLast(
    ({ handle }) => deepestHandleValue([handle], "title") !== undefined,
  );
  return {
    title: typeof title === "function" ? title(locale, titled?.data) : title,
    description:
      typeof description === "function" ? description(locale, titled?.data) : description,
    scripts: deepestHandleValue(handles, "scripts") ?? "enhance",
    refreshAfter: deepestHandleValue(handles, "refreshAfter")?.(matches.at(-1)?.data),
    sheets: deepestHandleValue(handles, "sheets"),
  };
}
