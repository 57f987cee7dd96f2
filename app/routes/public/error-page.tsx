// The page for what could not be shown. It says what to do next and nothing of the inside.
import { isRouteErrorResponse } from "@remix-run/react";
import { paths } from "~/platform/paths";
import { useDocumentFacts } from "~/platform/document/document-facts";
import { ButtonLink } from "~/ui/button-link";
import { PublicFrame } from "./public-frame";

interface Fault {
  status: number;
  title: string;
  text: string;
  /** Whether the same address may well be there the next time. */
  mayPass?: true;
  home?: { href: string; label: string };
}

const outOfReach =
  "Please try again in a moment. If you were sending a form, go back and send it again: it is carried out only once, even if it arrived the first time.";

const faults: Record<number, Omit<Fault, "status">> = {
  400: {
    title: "This could not be read",
    text: "What was sent is not complete. Please go back, reload the page and try again.",
  },
  403: {
    title: "This is not allowed",
    text: "You do not have access to this, or your rights have changed.",
  },
  404: {
    title: "Page not found",
    text: "The page you were looking for doesn't exist or has been moved.",
  },
  405: {
    title: "This does not work here",
    text: "This address takes no forms. Please go back and try again.",
  },
  410: {
    title: "This was not confirmed in time",
    text: "Nothing was changed. Please start again.",
  },
  413: { title: "This is too large", text: "Please send at most 10 files of 10 MB each." },
  429: { title: "Too many attempts", text: "Please wait a few minutes and try again." },
  501: {
    title: "This is not offered here",
    text: "The service behind this portal does not have this page. Nothing was changed.",
  },
  503: { title: "Out of reach for a moment", text: outOfReach, mayPass: true },
};

const crossSite: Fault = {
  status: 403,
  title: "This form did not come from our page",
  text: "For your safety nothing was changed. Open the page anew from this site, allow cookies for it, and send the form again.",
};

/** Its text names the role that it takes. */
const otherRole = {
  status: 403,
  title: "Your role does not include this",
  home: { href: paths.admin.dashboard(), label: "Go to the dashboard" },
};

const ours: Fault = {
  status: 500,
  title: "Something went wrong",
  text: "The fault is on our side. Please try again in a moment.",
  mayPass: true,
};

export function pageErrorOf(error: unknown): Fault {
  if (!isRouteErrorResponse(error)) return ours;
  if (error.statusText === "cross-site") return crossSite;
  if (error.statusText === "role_missing") return { ...otherRole, text: String(error.data) };
  const fault = faults[error.status];
  if (fault) return { status: error.status, ...fault };
  // The message of a call that failed in a loader.
  const words = typeof error.data === "string" && error.data !== "" ? error.data : undefined;
  return {
    ...ours,
    status: error.status,
    ...(words && { text: `${words.replace(/\.?$/, ".")} Please try again in a moment.` }),
  };
}

export function ErrorPage({
  status,
  title,
  text,
  mayPass,
  home = { href: paths.home(), label: "Go home" },
  isSignedIn,
}: Fault & { isSignedIn: boolean }) {
  const { faultReference } = useDocumentFacts();
  return (
    <PublicFrame isSignedIn={isSignedIn}>
      <div className="fault">
        <p className="fault-status">{status}</p>
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        {faultReference && <p>If you contact us, please quote this reference: {faultReference}</p>}
        <div className="actions">
          {mayPass && <ButtonLink href="">Try again</ButtonLink>}
          <ButtonLink href={home.href} tone={mayPass && "quiet"}>
            {home.label}
          </ButtonLink>
        </div>
      </div>
    </PublicFrame>
  );
}
