// The contact form: messages are kept for administrators.
import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { ContactBody, contactMessageMaximumLength } from "~server/features/contact/schemas";
import { api } from "~/platform/api/api.server";
import { TextAreaField } from "~/form/field";
import { Form } from "~/form/form";
import { EmailField, FullNameField } from "~/form/person-fields";
import { SubmitButton } from "~/form/submit-button";
import { assertOwnOrVisitorForm } from "~/platform/posts/read-form.server";
import { submit } from "~/platform/posts/submit.server";
import { useFormState } from "~/form/use-form-state";
import { operator } from "~server/kernel/operator";
import { messagesIn } from "~server/locales/messages";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { pageText } from "~/ui/page-text";
import { useMessages } from "~/ui/use-messages";
import { Article } from "../site/article";
import { DefinitionList } from "~/ui/definition-list";
import { usePageFacts } from "~/ui/page-facts";

export const handle = {
  title: pageText("contact", "title"),
  description: (locale) =>
    messagesIn(locale, "contact")("description", {
      company: operator().company,
      time: messagesIn(locale, "operator")("answerTime"),
    }),
} satisfies PageHandle;

export async function action({ request }: ActionFunctionArgs) {
  const submission = await submit(request, ContactBody, assertOwnOrVisitorForm);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).contact.send(submission.call);
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirect(paths.contactReceived(), 303);
}

export default function ContactPage() {
  const t = useMessages("contact");
  const operatorText = useMessages("operator");
  const form = useFormState({ id: "contact", names: ["fullname", "email", "message"] });
  const { fullname, email, message } = form.fields;
  return (
    <Article title={t("title")} lead={t("lead", { time: operatorText("answerTime") })}>
      <div className="grid gap-10 lg:grid-cols-3 lg:gap-8">
        <div className="panel lg:col-span-2">
          <Form form={form}>
            <FullNameField field={fullname} isOwn />
            <EmailField field={email} autoComplete="email" hint={t("emailHint")} />
            <TextAreaField
              field={message}
              label={t("message")}
              hint={t("messageHint", {
                maximum: contactMessageMaximumLength,
              })}
              rows={7}
            />
            <div className="actions">
              <SubmitButton busy={t("sending")}>{t("send")}</SubmitButton>
            </div>
          </Form>
        </div>
        <ContactDetails />
      </div>
    </Article>
  );
}

/** The other ways to reach the operator. */
function ContactDetails() {
  const t = useMessages("contact");
  const labels = useMessages("labels");
  const operatorText = useMessages("operator");
  const { mode } = usePageFacts();
  const lines = [
    {
      term: labels("email"),
      value: <a href={`mailto:${operator().supportEmail}`}>{operator().supportEmail}</a>,
    },
    {
      term: t("phone"),
      value: (
        <a dir="ltr" href={`tel:${operator().supportPhone.replaceAll(" ", "")}`}>
          {operator().supportPhone.replaceAll(" ", "\u00a0")}
        </a>
      ),
    },
    { term: t("hours"), value: operatorText("supportHours") },
    {
      term: t("office"),
      value: (
        <address>
          {[operator().company, ...operator().office].map((line) => (
            <span key={line} className="block not-italic">
              {line}
            </span>
          ))}
        </address>
      ),
    },
  ];
  return (
    <section className="grid content-start gap-4" aria-labelledby="contact-details">
      <h2 id="contact-details">{t("detailsTitle")}</h2>
      <DefinitionList items={lines} />
      {mode === "demo" && <p className="hint">{t("detailsDemo")}</p>}
    </section>
  );
}
