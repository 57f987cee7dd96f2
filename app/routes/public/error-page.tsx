// The error page. It says what to do next, and reveals no internals.
import { isRouteErrorResponse } from "@remix-run/react";
import { z } from "zod";
import { fileSize } from "~server/kernel/file-size";
import { limits } from "~server/kernel/limits";
import { messagesIn, type Translate } from "~server/locales/messages";
import type { Locale } from "~server/locales/locale";
import { paths } from "~/platform/paths";
import { usePaths } from "~/platform/paths/use-paths";
import { useDocumentFacts } from "~/platform/document/document-facts";
import { ButtonLink } from "~/ui/button-link";
import { FormTokenField } from "~/ui/form-token-field";
import { PageHeading } from "~/ui/page-heading";
import { useMessages } from "~/ui/use-messages";
import { PublicFrame } from "./site/public-frame";

interface Link {
  href: string;
  label: string;
}

export interface Fault {
  status: number;
  title: string;
  text: string;
  /** Whether a retry may succeed. */
  mayPass?: true;
  home?: Link;
  /** Whether the user may have to sign out first. */
  offersSignOut?: true;
}

/** Who is signed in, if that could be read, when a form of another person arrives. */
const SignedIn = z.object({ name: z.string(), homeHref: z.string() });

type Write = Translate<"errors">;

const faultsIn = (t: Write, locale: Locale): Record<number, Omit<Fault, "status">> => ({
  400: { title: t("badRequestTitle"), text: t("badRequestText") },
  403: { title: t("forbiddenTitle"), text: t("forbiddenText") },
  404: { title: t("notFoundTitle"), text: t("notFoundText") },
  405: { title: t("methodTitle"), text: t("methodText") },
  410: { title: t("expiredTitle"), text: t("expiredText") },
  413: {
    title: t("tooLargeTitle"),
    text: t("tooLargeText", {
      files: limits.kycFilesMaximum,
      size: fileSize(limits.fileMaximumBytes, locale),
    }),
  },
  429: { title: t("tooManyTitle"), text: t("tooManyText") },
  501: { title: t("notOfferedTitle"), text: t("notOfferedText") },
  503: { title: t("unavailableTitle"), text: t("unavailableText"), mayPass: true },
});

const internalError = (t: Write): Fault => ({
  status: 500,
  title: t("internalTitle"),
  text: t("internalText"),
  mayPass: true,
});

export function pageErrorOf(error: unknown, locale: Locale): Fault {
  const t = messagesIn(locale, "errors");
  if (!isRouteErrorResponse(error)) return internalError(t);
  if (error.statusText === "cross-site")
    return { status: 403, title: t("crossSiteTitle"), text: t("crossSiteText") };
  if (error.statusText === "other-person") return otherPerson(error.data, t);
  // Its text names the required role.
  if (error.statusText === "role_missing")
    return {
      status: 403,
      title: t("otherRoleTitle"),
      text: String(error.data),
      home: { href: paths.admin.dashboard(), label: t("goToDashboard") },
    };
  const fault = faultsIn(t, locale)[error.status];
  if (fault) return { status: error.status, ...fault };
  // The message of a call that failed in a loader.
  const text = typeof error.data === "string" && error.data !== "" ? error.data : undefined;
  return {
    ...internalError(t),
    status: error.status,
    ...(text && { text: t("failedText", { message: asSentence(text) }) }),
  };
}

/** With a full stop, unless it ends with a mark of its own in whatever script. */
const asSentence = (text: string): string =>
  /\p{Sentence_Terminal}["'»”)\s]*$/u.test(text) ? text : `${text}.`;

function otherPerson(data: unknown, t: Write): Fault {
  const { data: signedIn } = SignedIn.safeParse(data);
  return {
    status: 403,
    title: signedIn ? t("otherPersonTitle", { name: signedIn.name }) : t("otherAccountTitle"),
    text: t("otherPersonText"),
    offersSignOut: true,
    ...(signedIn && { home: { href: signedIn.homeHref, label: t("goToDashboard") } }),
  };
}

export function ErrorPage(fault: Fault) {
  const links = usePaths();
  const t = useMessages("errors");
  return (
    <PublicFrame>
      <div
        className="mx-auto grid max-w-xl justify-items-start gap-3 py-8"
        data-whole-page={fault.offersSignOut}
      >
        <p className="numeric text-md weight-650 text-accent">{fault.status}</p>
        <h1>{fault.title}</h1>
        <p className="lead">{fault.text}</p>
        <NextStep {...fault} links={[fault.home ?? { href: links.home(), label: t("goHome") }]} />
      </div>
    </PublicFrame>
  );
}

/** The same within an area. */
export function ErrorInArea({ homeHref, ...fault }: Fault & { homeHref: string }) {
  const links = usePaths();
  const t = useMessages("errors");
  const dashboard = fault.home ?? { href: homeHref, label: t("goToDashboard") };
  const home = { href: links.home(), label: t("goHome") };
  return (
    <>
      <PageHeading title={fault.title} lead={fault.text} />
      <div className="grid gap-5" data-whole-page={fault.offersSignOut}>
        <NextStep {...fault} links={fault.status === 404 ? [dashboard, home] : [dashboard]} />
      </div>
    </>
  );
}

/** The first link is the main one, unless trying again may help. */
function NextStep({
  mayPass,
  offersSignOut,
  links,
}: Pick<Fault, "mayPass" | "offersSignOut"> & { links: readonly Link[] }) {
  const t = useMessages("errors");
  const { faultReference } = useDocumentFacts();
  return (
    <>
      {faultReference && <p>{t("reference", { reference: faultReference })}</p>}
      <div className="actions">
        {mayPass && <ButtonLink href="">{t("tryAgain")}</ButtonLink>}
        {links.map(({ href, label }, index) => (
          <ButtonLink key={href} href={href} tone={mayPass || index > 0 ? "quiet" : undefined}>
            {label}
          </ButtonLink>
        ))}
        {offersSignOut && (
          <form method="post" action={paths.logout()}>
            <FormTokenField />
            <button className="button quiet" type="submit">
              {t("signOut")}
            </button>
          </form>
        )}
      </div>
    </>
  );
}
