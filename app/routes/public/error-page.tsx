// The page for what could not be shown. It says what to do next and nothing of the inside.
import { isRouteErrorResponse } from "@remix-run/react";
import { fileSize } from "~server/kernel/file-size";
import { limits } from "~server/kernel/limits";
import { messagesIn, type Translate } from "~server/locales/messages";
import type { Locale } from "~server/locales/locale";
import { paths } from "~/platform/paths";
import { useDocumentFacts } from "~/platform/document/document-facts";
import { ButtonLink } from "~/ui/button-link";
import { useMessages } from "~/ui/use-messages";
import { PublicFrame } from "./public-frame";

interface Fault {
  status: number;
  title: string;
  text: string;
  /** Whether the same address may well be there the next time. */
  mayPass?: true;
  home?: { href: string; label: string };
}

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

const ours = (t: Write): Fault => ({
  status: 500,
  title: t("internalTitle"),
  text: t("internalText"),
  mayPass: true,
});

export function pageErrorOf(error: unknown, locale: Locale): Fault {
  const t = messagesIn(locale, "errors");
  if (!isRouteErrorResponse(error)) return ours(t);
  if (error.statusText === "cross-site")
    return { status: 403, title: t("crossSiteTitle"), text: t("crossSiteText") };
  // Its text names the role that it takes.
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
  const words = typeof error.data === "string" && error.data !== "" ? error.data : undefined;
  return {
    ...ours(t),
    status: error.status,
    ...(words && { text: t("failedText", { message: words.replace(/\.?$/, ".") }) }),
  };
}

export function ErrorPage({
  status,
  title,
  text,
  mayPass,
  home,
  isSignedIn,
}: Fault & { isSignedIn: boolean }) {
  const t = useMessages("errors");
  const { faultReference } = useDocumentFacts();
  const { href, label } = home ?? { href: paths.home(), label: t("goHome") };
  return (
    <PublicFrame isSignedIn={isSignedIn}>
      <div className="fault">
        <p className="fault-status">{status}</p>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        {faultReference && <p>{t("reference", { reference: faultReference })}</p>}
        <div className="actions">
          {mayPass && <ButtonLink href="">{t("tryAgain")}</ButtonLink>}
          <ButtonLink href={href} tone={mayPass && "quiet"}>
            {label}
          </ButtonLink>
        </div>
      </div>
    </PublicFrame>
  );
}
