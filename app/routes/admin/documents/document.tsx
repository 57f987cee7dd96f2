// One uploaded document with zoom, and the decision next to it.
import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { api } from "~/platform/api/api.server";
import { documentIdIn } from "~/platform/document-id";
import { load } from "~/platform/api/load.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { ButtonLink } from "~/ui/button-link";
import { FilterLinks } from "~/ui/filter-links";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { StatusBadge } from "~/ui/status-badge";
import { fromParam } from "../queues/queue-labels";
import { hasFetchDestination } from "./framed-pdf";
import { KycActions, SkipToKycDecision, useCanDecideKyc } from "../kyc/kyc-actions";
import { DecisionLayout } from "../queues/decision-layout";
import { personLabel } from "../people/person-name";
import { useMessages, useLocale } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";
import type { User } from "~server/features/users/schemas";
import { type DocumentType, documentTypeLabel } from "~server/features/users/labels";
import { DefinitionList } from "~/ui/definition-list";
import { Instant } from "~/ui/instant";
import { addressLine } from "../people/address-line";

export const handle = {
  title: pageText("staffKyc", "documentTitle"),
  framesOwn: true,
  calls: "documents.read",
} satisfies PageHandle;

/** Percent of the page's width. */
const zooms = [100, 150, 200, 300, 400] as const;
const widths = {
  100: "w-full",
  150: "w-[150%] max-w-none",
  200: "w-[200%] max-w-none",
  300: "w-[300%] max-w-none",
  400: "w-[400%] max-w-none",
} as const;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const user = await load(request, api(request).users.get({ params: { id: params.userId ?? "" } }));
  const documents = user.kycUrls.map(
    ({ imageUrl, documentUrl, documentType: type, createdAt }) => ({
      id: documentIdIn(documentUrl ?? imageUrl) ?? "",
      isImage: imageUrl !== undefined,
      type,
      createdAt,
    }),
  );
  const position = documents.findIndex(({ id }) => id === params.document);
  const document = documents[position];
  if (!document) throw new Response("Not found", { status: 404, statusText: "Not found" });
  const requested = Number(new URL(request.url).searchParams.get("zoom"));
  const zoom = zooms.find((one) => one === requested) ?? 100;
  return {
    user,
    document,
    position,
    count: documents.length,
    before: documents[position - 1]?.id,
    after: documents[position + 1]?.id,
    zoom,
    from: fromParam(request),
    canFrame: hasFetchDestination(request.headers),
  };
}

export default function DocumentPage() {
  const t = useMessages("staffKyc");
  const { user, document, position, count, before, after, zoom, from, canFrame } =
    useLoaderData<typeof loader>();
  const canDecide = useCanDecideKyc(user);
  const name = personLabel(user);
  const hrefFor = (id: string, size?: number) =>
    paths.admin.userDocument(user.id, id, { from, zoom: size });
  // A click enlarges it, and at the largest size goes back to the whole.
  const larger = zooms.find((size) => size > zoom) ?? zooms[0];
  const sizes = zooms.map((size) => ({
    label: t("percent", { percent: size }),
    href: hrefFor(document.id, size),
    isCurrent: size === zoom,
  }));
  return (
    <>
      <SkipToKycDecision user={user} />
      <PageHeading
        title={t("documentOfCount", { number: position + 1, count })}
        lead={name}
        badge={<StatusBadge status={user.kycStatus} />}
        back={{ href: paths.admin.user(user.id, from), label: t("userDetails") }}
        actions={
          <ButtonLink tone="secondary" href={paths.document(document.id)}>
            {document.isImage ? t("openOriginal") : t("downloadPdf")}
          </ButtonLink>
        }
      />
      {document.isImage && <FilterLinks label={t("size")} links={sizes} />}
      <DecisionLayout
        aside={<DocumentComparison user={user} document={document} />}
        actions={canDecide && <KycActions user={user} from={from} />}
      >
        <Panel>
          {document.isImage ? (
            // An image wider than its frame scrolls in it.
            <div className="document-view zoomed max-h-[80vh] overflow-auto" data-zoom={zoom}>
              <a href={hrefFor(document.id, larger)} title={t("zoomTo", { percent: larger })}>
                <img
                  className={widths[zoom]}
                  src={paths.document(document.id)}
                  alt={t("documentAlt", { number: position + 1, name, percent: zoom })}
                />
              </a>
            </div>
          ) : (
            <PdfView
              src={canFrame ? paths.admin.userDocumentFrame(user.id, document.id) : undefined}
              title={t("documentOfUser", { number: position + 1, name })}
            />
          )}
          {count > 1 && (
            <nav className="pager" aria-label={t("documents")}>
              {before && (
                <a href={hrefFor(before)} rel="prev">
                  {t("previous")}
                </a>
              )}
              {after && (
                <a href={hrefFor(after)} rel="next">
                  {t("next")}
                </a>
              )}
            </nav>
          )}
        </Panel>
      </DecisionLayout>
    </>
  );
}

/** In the browser's own viewer, isolated from the portal; if it can't be isolated, only the download. */
function PdfView({ src, title }: { src: string | undefined; title: string }) {
  const t = useMessages("staffKyc");
  if (!src) return <p>{t("pdfDownloadOnly")}</p>;
  return (
    <>
      {/* Before the frame, which is as high as the window, so that the hint is visible if the frame is empty. */}
      <p className="hint mb-2">{t("pdfHint")}</p>
      <iframe className="pdf-view" src={src} title={title} />
    </>
  );
}

interface Props {
  user: User;
  document: { type?: DocumentType | undefined; createdAt?: string | undefined };
}

/** The customer's details, to compare with the document next to them. */
function DocumentComparison({ user, document: { type, createdAt } }: Props) {
  const t = useMessages("staffKyc");
  const locale = useLocale();
  const items = [
    { term: t("fullName"), value: user.fullname || "-" },
    { term: t("documentType"), value: type ? documentTypeLabel(type, locale) : "-" },
    { term: t("country"), value: user.country },
    { term: t("address"), value: addressLine(user.address) },
    { term: t("email"), value: user.email },
    ...(createdAt ? [{ term: t("uploaded"), value: <Instant iso={createdAt} /> }] : []),
    ...(user.kycReason ? [{ term: t("previousRejection"), value: user.kycReason }] : []),
  ];
  return (
    <Panel title={t("compareWith")}>
      <div className="compact">
        <DefinitionList items={items} />
      </div>
    </Panel>
  );
}
