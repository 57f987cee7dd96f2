import { z } from "zod";
import type { ApprovalRequest } from "~server/features/approvals/schemas";
import type { Transaction } from "~server/features/ledger/transaction-schemas";
import { currencies } from "~server/kernel/currencies";
import { directions } from "~server/kernel/levels";
import { formatMoney } from "~server/kernel/money-format";
import { allRoles, type StaffRole } from "~server/kernel/staff-roles";
import type { Locale } from "~server/locales/locale";
import { messagesIn } from "~server/locales/messages";
import { paths } from "~/platform/paths";
import { DefinitionList } from "~/ui/definition-list";
import { Instant } from "~/ui/instant";
import { MoneyText } from "~/ui/money";
import { Notice } from "~/ui/notice";
import { Panel } from "~/ui/panel";
import { actionLabel } from "./approval-request-labels";
import { SuspensionState } from "./suspension-state";
import { useLocale, useMessages, type TranslateForPage } from "~/ui/use-messages";
import { EmailLinkState } from "../people/email-link-state";
import { balanceLabel } from "../adjustments/balance-labels";
import { labelFor } from "~server/features/ledger/labels";
import { isReasonCode, reasonLabel } from "~server/kernel/reasons";
import { statusLabel } from "~/ui/status-labels";

interface Props {
  call: NonNullable<ApprovalRequest["call"]>;
  request: ApprovalRequest;
  /** The transaction that it's about, if any. */
  transaction: Transaction | undefined;
}

/** The requested change, with its values and the amount it would move. */
export function RequestedCall({ call, request, transaction }: Props) {
  const t = useMessages("staffApprovalRequests");
  const balances = useMessages("staffAdjustments");
  const locale = useLocale();
  const { amount, body, subject } = call;
  const items = [
    { term: t("change"), value: actionLabel(t, request) },
    {
      term: t("appliesTo"),
      value: (
        <SubjectLink {...{ subject, reference: transaction?.reference }} userId={request.user} />
      ),
    },
    ...(amount === undefined
      ? []
      : [
          {
            term: t(subject.startsWith("bank_return:") ? "field.amount" : "amountMoved"),
            value: <MoneyText amount={amount} currency={request.currency} />,
          },
        ]),
    ...nameOf(t, call),
    ...emailOf(t, call),
    ...rolesOf(t, locale, call),
    ...Object.entries(body)
      .filter(([name]) => !isShownElsewhere(call, name))
      .map(([name, value]) => ({
        term: fieldLabel(t, balances, name),
        value: raisedLimit(locale, call, name) ?? valueLabel(locale, name, value),
      })),
  ];
  return (
    <Panel title={t("requestedChange")}>
      {request.isOutdated && <Notice tone="danger" text={t("outdatedCall")} />}
      <SuspensionState request={request} />
      {request.decidedBy?.id === gatewayId && <Notice tone="info" text={t("canceledByGateway")} />}
      <GatewayComparison call={call} request={request} transaction={transaction} />
      {call.fullname?.isStaffName && <Notice tone="danger" text={t("staffNameWarning")} />}
      {isCanceledByUser(request) && <Notice tone="info" text={t("canceledByUser")} />}
      <div className="compact">
        <DefinitionList items={items} />
      </div>
    </Panel>
  );
}

/** Actor of the audit log for what the payment gateway reported. */
const gatewayId = "crypto-gateway";

/** What the gateway confirms of a crypto deposit, next to what would be credited. */
function GatewayComparison({ call: { amount }, request, transaction }: Props) {
  const t = useMessages("staffApprovalRequests");
  const locale = useLocale();
  const confirmed = transaction?.confirmedAmount;
  if (request.state !== "open" || confirmed === undefined || amount === undefined) return null;
  if (transaction?.status === "successful") return null;
  const text = (each: number) => formatMoney(each, request.currency, locale);
  return (
    <Notice
      tone={confirmed < amount ? "danger" : "info"}
      text={t("gatewayReports", { confirmed: text(confirmed), amount: text(amount) })}
    />
  );
}

/** Users don't review requests: one for a new email is canceled in their name when they choose a password. */
function isCanceledByUser({ call, state, user, decidedBy }: ApprovalRequest): boolean {
  return call?.email !== undefined && state === "cancelled" && decidedBy?.id === user;
}

/** By the facts of the request, the roles or the emails. All other fields are part of what is approved. */
function isShownElsewhere({ name, email, fullname }: Props["call"], field: string): boolean {
  if (field === "currency") return name === "POST /users/{id}/limit-raise";
  if (field === "fullname") return name === "POST /staff" || fullname !== undefined;
  return field === "userId" || field === "roles" || (field === "email" && email !== undefined);
}

function nameOf(t: TranslateForPage<"staffApprovalRequests">, { fullname }: Props["call"]) {
  if (!fullname) return [];
  return [
    { term: t("nameBefore"), value: <bdi>{fullname.before}</bdi> },
    { term: t("nameAfter"), value: <bdi>{fullname.after}</bdi> },
  ];
}

function emailOf(
  t: TranslateForPage<"staffApprovalRequests">,
  { email, emailLink }: Props["call"],
) {
  if (!email) return [];
  return [
    { term: t("emailBefore"), value: email.before },
    { term: t("emailAfter"), value: email.after },
    ...(emailLink
      ? [{ term: t("emailConfirmation"), value: <EmailLinkState link={emailLink} /> }]
      : []),
  ];
}

function rolesOf(
  t: TranslateForPage<"staffApprovalRequests">,
  locale: Locale,
  { roles }: Props["call"],
) {
  if (!roles) return [];
  const named = (held: readonly StaffRole[]) =>
    held.length > 0 ? allRoles(held, locale) : t("none");
  return [
    { term: t("rolesBefore"), value: named(roles.before) },
    { term: t("rolesAfter"), value: named(roles.after) },
  ];
}

/** Limits with their currency, and their end in the reader's time zone; null for other fields. */
function raisedLimit(locale: Locale, { name, body }: Props["call"], field: string) {
  if (name !== "POST /users/{id}/limit-raise") return null;
  const { data } = RaisedLimits.safeParse(body);
  if (!data) return null;
  if (field === "direction") return messagesIn(locale, "limits")(data.direction);
  if (field === "until") return <Instant iso={data.until} />;
  if (field !== "day" && field !== "thirtyDays") return null;
  return formatMoney(Number(data[field]), data.currency, locale);
}

const RaisedLimits = z.object({
  direction: z.enum(directions),
  currency: z.enum(currencies),
  day: z.string().optional(),
  thirtyDays: z.string().optional(),
  until: z.string(),
});

const namedFields = [
  "accountStatus",
  "address",
  "amount",
  "confirmed",
  "day",
  "description",
  "direction",
  "email",
  "fullname",
  "kycReason",
  "kycReasonCode",
  "kycStatus",
  "phoneNumber",
  "reason",
  "reference",
  "status",
  "thirtyDays",
  "timeZone",
  "transactionAction",
  "transactionType",
  "until",
  "username",
] as const;

/** A field without a label is shown by its name in the API. */
function fieldLabel(
  t: TranslateForPage<"staffApprovalRequests">,
  balances: TranslateForPage<"staffAdjustments">,
  field: string,
): string {
  const named = namedFields.find((one) => one === field);
  return named ? t(`field.${named}`) : balanceLabel(balances, field);
}

function SubjectLink({
  subject,
  userId,
  reference,
}: {
  subject: string;
  userId: string;
  reference: string | undefined;
}) {
  const t = useMessages("staffApprovalRequests");
  const [kind, id = ""] = subject.split(":");
  if (kind === "transaction")
    return <a href={paths.admin.transaction(id)}>{reference || t("object.transaction")}</a>;
  if (kind === "staff") return <a href={paths.admin.staff()}>{t("object.staff")}</a>;
  if (kind === "payout_stop")
    return <a href={paths.admin.payoutStop()}>{t("object.payoutStop")}</a>;
  if (kind === "payout_batch")
    return <a href={paths.admin.payoutBatch(id)}>{t("object.payoutBatch")}</a>;
  if (kind === "bank_line") return <a href={paths.admin.bankLine(id)}>{t("object.bankLine")}</a>;
  if (kind === "bank_return")
    return <a href={paths.admin.bankReturns()}>{t("object.bankReturn")}</a>;
  if (kind === "wallet") return <a href={paths.admin.wallet(userId)}>{t("object.wallet")}</a>;
  return <a href={paths.admin.user(id)}>{t("object.account")}</a>;
}

const statusFields: ReadonlySet<string> = new Set(["status", "accountStatus", "kycStatus"]);
const codeFields: ReadonlySet<string> = new Set([
  "action",
  "transactionAction",
  "transactionType",
  "type",
]);

/** The label of a value in a request's body; addresses are in one line. */
export function valueLabel(locale: Locale, field: string, value: unknown): string {
  if (typeof value === "boolean") return messagesIn(locale, "staffAuditLog")(value ? "yes" : "no");
  if (typeof value === "object" && value !== null)
    return Object.values(value).filter(Boolean).join(", ");
  const text = value === null ? "" : String(value);
  if (text === "") return messagesIn(locale, "staffApprovalRequests")("none");
  if (statusFields.has(field)) return statusLabel(messagesIn(locale, "statuses"), text);
  if (field === "kycReasonCode" && isReasonCode(value)) return reasonLabel(value, locale);
  return codeFields.has(field) ? labelFor(text, locale) : text;
}
