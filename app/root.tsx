// The outermost route: the document, and the pages for what went wrong.
import { Outlet, useMatches, useRouteError } from "@remix-run/react";
import type { Locale } from "~server/locales/locale";
import { Document } from "./platform/document/document";
import { areaLayouts, deepestHandleValue } from "./platform/document/page-handle";
import { useErrorArea } from "./routes/error-area";
import { ErrorInArea, ErrorPage, pageErrorOf } from "./routes/public/error-page";
import { useLocale } from "./ui/use-messages";

export default function Root() {
  return (
    <Document {...usePageHandle(useLocale())}>
      <Outlet />
    </Document>
  );
}

/** The page for errors: 403, 404 and internal errors. Says only what helps the user. */
export function ErrorBoundary() {
  const fault = pageErrorOf(useRouteError(), useLocale());
  const area = useErrorArea();
  return (
    <Document
      title={fault.title}
      scripts={area ? "enhance" : "none"}
      isSignedInArea={area !== undefined}
    >
      {area ? (
        area.frame(<ErrorInArea {...fault} homeHref={area.homeHref} />)
      ) : (
        <ErrorPage {...fault} />
      )}
    </Document>
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
    isSignedInArea: matches.some(({ id }) => areaLayouts.includes(id)),
    leadsInside: deepestHandleValue(handles, "leadsInside"),
  };
}
