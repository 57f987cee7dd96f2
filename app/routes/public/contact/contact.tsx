// The contact form: messages are kept for administrators.
import { redirect, type ActionFunctionArgs } from "@remix-run/node";
import { ContactBody } from "~server/features/contact/schemas";
import { limits } from "~server/kernel/limits";
import { api } from "~/platform/api/api.server";
import { Field, TextAreaField } from "~/form/field";
import { Form } from "~/form/form";
import { SubmitButton } from "~/form/submit-button";
import { submit } from "~/form/submit.server";
import { useFormState } from "~/form/use-form-state";
import { operator } from "~server/kernel/operator";
import type { PageHandle } from "~/platform/document/page-handle";
import { paths } from "~/platform/paths";
import { Article } from "../site/article";
import { ContactDetails } from "./contact-details";

export const handle = {
  title: "Contact Us",
  description: `Write to ${operator.company}: a form that arrives, an email address, a phone number and an office. Answered within ${operator.answerTime}.`,
  sheets: ["reading"],
} satisfies PageHandle;

export async function action({ request }: ActionFunctionArgs) {
  const submission = await submit(request, ContactBody);
  if (!submission.ok) return submission.reply;
  const answer = await api(request).contact.send(submission.call);
  if (!answer.ok) return submission.refuse(answer.problem);
  return redirect(paths.contactReceived(), 303);
}

export default function ContactPage() {
  const form = useFormState({ id: "contact", names: ["fullname", "email", "message"] });
  const { fullname, email, message } = form.fields;
  return (
    <Article
      title="Contact Us"
      lead={`A person reads what you write, and answers within ${operator.answerTime}.`}
    >
      <div className="contact">
        <div className="panel">
          <Form form={form}>
            <Field field={fullname} label="Full name" autoComplete="name" />
            <Field
              field={email}
              label="Email"
              hint="Where the answer goes."
              type="email"
              autoComplete="email"
              spellCheck={false}
            />
            <TextAreaField
              field={message}
              label="Message"
              hint={`Please leave out passwords and card numbers. Up to ${limits.contactMessageMaximumLength} characters.`}
              rows={7}
            />
            <div className="actions">
              <SubmitButton busy="Sending...">Send message</SubmitButton>
            </div>
          </Form>
        </div>
        <ContactDetails />
      </div>
    </Article>
  );
}
