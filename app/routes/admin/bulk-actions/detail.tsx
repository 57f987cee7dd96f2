// The transactions selected in a list, each with its expected or actual outcome.
import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/node";
import { Outlet, useLoaderData } from "@remix-run/react";
import { BulkReviewForm } from "~server/features/approvals/bulk-schemas";
import type { Locale } from "~server/locales/locale";
import { api } from "~/platform/api/api.server";
import { load, loadIfOffered } from "~/platform/api/load.server";
import { Form } from "~/form/form";
import { SubmitButton } from "~/form/submit-button";
import { useFormState } from "~/form/use-form-state";
import { localeOf } from "~/platform/locale.server";
import { signedInAdminToPost } from "~/platform/posts/ended-session.server";
import { submit } from "~/platform/posts/submit.server";
import { redirectWithFlash } from "~/platform/session/session.server";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { EmptyState } from "~/ui/empty-state";
import { PageHeading } from "~/ui/page-heading";
import { Panel } from "~/ui/panel";
import { fromParam } from "../queues/queue-labels";
import { loadOpenRecords } from "../viewers/load-viewers.server";
import { ItemTable } from "./item-table";
import { BulkActionTotals } from "./bulk-action-totals";
import { ReviewForm, type FlagsById } from "./review-form";
import {
  bulkActionOutcome,
  splitItems,
  stillPending,
  type ShownBulkAction,
} from "./shown-bulk-action";
import { useLocale, useMessages, type TranslateForPage } from "~/ui/use-messages";
import { pageText } from "~/ui/page-text";
import { ButtonLink } from "~/ui/button-link";

export const handle = {
  title: pageText("staffBulkActions", "title"),
  calls: "bulkActions.get",
} satisfies PageHandle;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const answer = await api(request).bulkActions.get({ params: { id: params.bulkAction ?? "" } });
  const from = fromParam(request);
  if (!answer.ok && answer.problem.status === 404)
    return data(
      { bulkAction: null, from, flags: null, openRecords: {}, isWithoutWarnings: false },
      { status: 404 },
    );
  const bulkAction = await load(request, answer);
  const { isFinished, items } = bulkAction;
  const isAnyPending = items.some(({ transaction }) => transaction?.status === "pending");
  const [flags, openRecords] = await Promise.all([
    isFinished
      ? null
      : loadIfOffered(
          request,
          api(request).admin.bulkActionFlags({ params: { id: bulkAction.id } }),
        ),
    loadOpenRecords(request, "transaction", isAnyPending && !isFinished),
  ]);
  const isWithoutWarnings = new URL(request.url).searchParams.get("select") === "unflagged";
  return data({ bulkAction, from, flags, openRecords, isWithoutWarnings });
}

/** Approves what is ticked, or opens the rejection of it; or takes up what an earlier decision skipped. */
export async function action({ request, params }: ActionFunctionArgs) {
  await signedInAdminToPost(request);
  const from = fromParam(request);
  const id = params.bulkAction ?? "";
  const submission = await submit(request, BulkReviewForm);
  if (!submission.ok) return submission.reply;
  const { key, value } = submission;
  const { bulkActions } = api(request);
  if (value.decision === "approve") {
    const { transactions } = value;
    const answer = await bulkActions.approve({ params: { id }, body: { transactions }, key });
    if (!answer.ok) return submission.refuse(answer.problem);
    const outcome = bulkActionOutcome(localeOf(request), answer.value);
    return redirectWithFlash(request, paths.admin.bulkAction(id, from), outcome);
  }
  const bulkAction = await load(request, bulkActions.get({ params: { id } }));
  const wanted = value.decision === "reject" ? new Set(value.transactions) : undefined;
  const open = bulkAction.items.filter((item) => !item.isDone && wanted?.has(item.id) !== false);
  const transactions = stillPending(open).map(({ id: of, version = 1 }) => ({ id: of, version }));
  const answer = await bulkActions.create({ body: { transactions }, key });
  if (!answer.ok) return submission.refuse(answer.problem);
  const next = answer.value.id;
  return redirect(
    wanted ? paths.admin.bulkRejection(next, from) : paths.admin.bulkAction(next, from),
    303,
  );
}

export default function BulkActionPage() {
  const t = useMessages("staffBulkActions");
  const locale = useLocale();
  const { bulkAction, from, flags, openRecords, isWithoutWarnings } =
    useLoaderData<typeof loader>();
  const back = { href: from ?? paths.admin.transactions(), label: t("backToList") };
  if (!bulkAction) {
    return (
      <>
        <PageHeading title={t("title")} back={back} />
        <EmptyState icon="find" title={t("notFound")}>
          {t("notFoundHint")}
        </EmptyState>
      </>
    );
  }
  const shown: ShownBulkAction = { bulkAction, from };
  return (
    <>
      <PageHeading
        title={t("title")}
        lead={leadOf(t, locale, shown)}
        back={back}
        actions={<ContinueButton {...shown} />}
      />
      <Outlet context={shown} />
      <Parts
        {...shown}
        flags={flags ? new Map(flags.items.map((item) => [item.id, item.flags])) : undefined}
        openRecords={openRecords}
        isWithoutWarnings={isWithoutWarnings}
      />
    </>
  );
}

function leadOf(
  t: TranslateForPage<"staffBulkActions">,
  locale: Locale,
  { bulkAction }: ShownBulkAction,
): string {
  if (bulkAction.isFinished) return bulkActionOutcome(locale, bulkAction);
  if (bulkAction.decision) return t("interrupted");
  const { included, held, skipped } = splitItems(bulkAction);
  const left = held.length + skipped.length;
  return left === 0
    ? t("readyCount", { count: included.length })
    : t("readyCountSome", { count: included.length, left });
}

interface PartsProps extends ShownBulkAction {
  flags: FlagsById | undefined;
  /** Colleagues who have one open, by its ID. */
  openRecords: Readonly<Record<string, string>>;
  isWithoutWarnings: boolean;
}

function Parts({ bulkAction, from, flags, openRecords, isWithoutWarnings }: PartsProps) {
  const t = useMessages("staffBulkActions");
  const { included, held, skipped } = splitItems(bulkAction);
  const here = paths.admin.bulkAction(bulkAction.id, from);
  const decided = bulkAction.isFinished ? bulkAction.decision : undefined;
  const isUndecided = bulkAction.decision === undefined;
  return (
    <>
      {isUndecided && included.length + held.length > 0 && (
        <ReviewForm
          key={String(isWithoutWarnings)}
          {...{ bulkAction, from, flags, openRecords, isWithoutWarnings }}
        />
      )}
      {skipped.length > 0 && (
        <Panel title={decided ? t("skipped") : t("notReady")}>
          {decided && <TakeUpSkipped bulkAction={bulkAction} from={from} />}
          <ItemTable
            caption={decided ? t("skippedCaption") : t("notReadyCaption")}
            items={skipped}
            from={here}
            openRecords={openRecords}
            showsReason
          />
        </Panel>
      )}
      {!isUndecided && included.length > 0 && (
        <Panel title={decided ? t(`decided.${decided}`) : t("ready")}>
          <div className="grid gap-4">
            <BulkActionTotals sums={bulkAction.sums} />
            <ItemTable
              caption={decided ? t(`decidedCaption.${decided}`) : t("readyCaption")}
              items={included}
              from={here}
              openRecords={openRecords}
              flags={flags}
            />
          </div>
        </Panel>
      )}
    </>
  );
}

/** Opens a review of what was skipped and is still pending. */
function TakeUpSkipped({ bulkAction, from }: ShownBulkAction) {
  const t = useMessages("staffBulkActions");
  const form = useFormState({ id: "again", names: [], reply: null });
  const count = stillPending(splitItems(bulkAction).skipped).length;
  if (count === 0) return null;
  return (
    <div className="mb-4">
      <Form form={form} action={paths.admin.bulkAction(bulkAction.id, from)}>
        <SubmitButton tone="secondary" name="decision" value="again">
          {t("takeUpSkipped", { count })}
        </SubmitButton>
      </Form>
    </div>
  );
}

/** An interrupted decision can be resumed. */
function ContinueButton({ bulkAction, from }: ShownBulkAction) {
  const t = useMessages("staffBulkActions");
  const form = useFormState({ id: "approve", names: [], reply: null });
  const { id, decision, isFinished } = bulkAction;
  if (isFinished || !decision) return null;
  if (decision === "reject")
    return (
      <ButtonLink tone="danger" href={paths.admin.bulkRejection(id, from)}>
        {t("continueRejecting")}
      </ButtonLink>
    );
  return (
    <Form form={form} action={paths.admin.bulkApproval(id, from)}>
      <SubmitButton tone="success" busy={t("processing")}>
        {t("continueApproving")}
      </SubmitButton>
    </Form>
  );
}
