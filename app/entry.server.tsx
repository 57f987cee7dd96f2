// Renders a page to one finished string: nothing is streamed, since a late part needs scripts to appear.
import type { ActionFunctionArgs, EntryContext, LoaderFunctionArgs } from "@remix-run/node";
import { isRouteErrorResponse, RemixServer } from "@remix-run/react";
import { renderToStaticMarkup } from "react-dom/server";
import { DocumentFactsProvider } from "./platform/document/document-facts";
import { bootstrapScript, hashOf } from "./platform/document/bootstrap.server";
import { lacksRole } from "./platform/document/missing-role.server";
import { deepestHandleValue, type PageHandle } from "./platform/document/page-handle";
import { isResumed, readPageFacts } from "./platform/document/page-facts.server";
import { securePage } from "./platform/document/security-headers.server";
import { withSiteStyles } from "./platform/document/site-styles.server";
import { languageAddress } from "./platform/paths";
import { portalUrl } from "./platform/settings.server";
import { refusedFormIn } from "~/platform/posts/reply.server";
import { withEnglishMarks } from "./ui/english-marks";
import { PageFactsProvider } from "./ui/page-facts";
import { loadErrorArea } from "./routes/error-area.server";
import { languageChoices } from "~server/locales/languages";
import { faultOf, logLine } from "~server/log-lines";

/** Remix keeps the data of each page for this long after the response, in case it is streamed, and five seconds by default. */
export const streamTimeout = 0;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  await loadErrorArea(request, context);
  const refusedForm = refusedFormIn(context.staticHandlerContext.actionData);
  const { facts, cookies } = await readPageFacts(request, {
    refusedForm,
    isErrorPage: context.staticHandlerContext.errors !== null,
    isResumed: isResumed(context),
  });
  const hasScripts = tierOf(context) === "enhance";
  const call = hasScripts ? bootstrapScript(context.manifest.entry.module) : undefined;
  const documentFacts = {
    address: portalUrl() + facts.here,
    alternates: alternatesOf(new URL(request.url).pathname),
    bootstrapScript: call,
    isAnswer: request.method === "POST" && !refusedForm,
    ...(status >= 500 && { faultReference: request.headers.get("x-request-id") ?? undefined }),
  };
  const html = renderToStaticMarkup(
    <DocumentFactsProvider value={documentFacts}>
      <PageFactsProvider value={facts}>
        <RemixServer context={context} url={request.url} />
      </PageFactsProvider>
    </DocumentFactsProvider>,
  );

  headers.set("Content-Type", "text/html; charset=utf-8");
  for (const cookie of cookies) headers.append("Set-Cookie", cookie);
  // Without a token the page has no form, or one that needs none, and nothing of a person.
  const isForEveryone =
    request.method === "GET" && status === 200 && !facts.formToken && cookies.length === 0;
  if (!headers.has("Cache-Control"))
    headers.set("Cache-Control", isForEveryone ? "private, no-cache" : "no-store");
  securePage(headers, {
    hash: call && hashOf(call),
    framesOwn: handleOf(context, "framesOwn"),
    hasManifest: handleOf(context, "description") !== undefined,
  });
  return new Response(`<!DOCTYPE html>${withSiteStyles(withEnglishMarks(html))}`, {
    status: status === 200 && lacksRole(context) ? 403 : status,
    headers,
  });
}

/** The error, for the operator; the page doesn't show it. */
export function handleError(
  error: unknown,
  { request }: LoaderFunctionArgs | ActionFunctionArgs,
): void {
  // An unknown address isn't an error of the portal, so it isn't logged as one.
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  if (request.signal.aborted || isRefusal) return;
  const id = request.headers.get("x-request-id");
  // A loader throws a response if its call was refused; the call has already logged why, with the same ID.
  const fault = isRouteErrorResponse(error)
    ? { name: "RefusedCall", status: error.status }
    : faultOf(error);
  console.error(logLine("error", { ...(id && { id }), event: "page", ...fault }));
}

/** The page in each language, and where the visitor's own is found. */
const alternatesOf = (path: string) =>
  languageChoices().length === 0
    ? []
    : ["x-default", ...languageChoices()].map((language) => ({
        language,
        address: portalUrl() + (language === "x-default" ? path : languageAddress(path, language)),
      }));

function tierOf(context: EntryContext) {
  return context.staticHandlerContext.errors ? "none" : (handleOf(context, "scripts") ?? "enhance");
}

function handleOf<Key extends keyof PageHandle>(
  { staticHandlerContext, routeModules }: EntryContext,
  key: Key,
): PageHandle[Key] {
  return deepestHandleValue(
    staticHandlerContext.matches.map(({ route }) => routeModules[route.id]?.handle),
    key,
  );
}
