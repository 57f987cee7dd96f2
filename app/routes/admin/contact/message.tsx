import type { ContactMessage } from "~server/features/contact/schemas";
import { operator } from "~server/kernel/operator";
import { Form } from "~/form/form";
import { SubmitButton } from "~/form/submit-button";
import { useFormState } from "~/form/use-form-state";
import { Instant } from "~/ui/instant";
import { StatusBadge } from "~/ui/status-badge";
import { Allowed } from "~/ui/staff-rights";
import { useMessages } from "~/ui/use-messages";

interface Props {
  message: ContactMessage;
  /** Links to the message's own page, in a list. */
  href?: string;
}

/** One message with a reply link, and the button that marks it as answered. */
export function Message({
  message: { id, fullname, email, message, state, createdAt, answeredAt },
  href,
}: Props) {
  const t = useMessages("staffContact");
  const form = useFormState({ id: `message-${id}`, names: [], reply: null });
  const next = state === "open" ? "answered" : "open";
  return (
    <>
      <div className="panel-head">
        <div>
          <h2 className="wrap-anywhere">{href ? <a href={href}>{fullname}</a> : fullname}</h2>
          <p className="wrap-anywhere">
            <a href={mailTo(email, t("replySubject", { brand: operator().brand }))}>{email}</a>
          </p>
        </div>
        <StatusBadge status={state} />
      </div>
      <p className="written">{message}</p>
      <p className="hint mt-3 mb-4">
        {answeredAt
          ? t("receivedAndAnswered", {
              time: <Instant iso={createdAt} />,
              answered: <Instant iso={answeredAt} />,
            })
          : t("received", { time: <Instant iso={createdAt} /> })}
      </p>
      <Allowed call="contact.setState">
        <Form form={form}>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="state" value={next} />
          <div className="actions">
            <SubmitButton tone="secondary" busy={t("saving")}>
              {state === "open" ? t("markAsAnswered") : t("reopen")}
            </SubmitButton>
          </div>
        </Form>
      </Allowed>
    </>
  );
}

/** Opens an email to the sender. */
function mailTo(email: string, subject: string): string {
  return `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${encodeURIComponent(subject)}`;
}
