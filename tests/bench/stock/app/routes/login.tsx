// The sign-in page as a Remix app writes it: Form, useNavigation, conform, the same fields and people.
import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from "@remix-run/node";
import { Form, Link, useActionData, useLoaderData, useNavigation } from "@remix-run/react";
import { demoPassword, demoPeople } from "~server/kernel/demo-people";
import { Field } from "~/form/field";
import { useFormState } from "~/form/use-form-state";
import { usePageFacts } from "~/ui/page-facts";
import { People } from "../parts/people";
import { PublicFrame } from "../parts/public-frame";
import { readSession } from "../session.server";

export const meta: MetaFunction = () => [{ title: "Sign in · Meridian" }];

export async function loader({ request }: LoaderFunctionArgs) {
  if ((await readSession(request)).has("token")) throw redirect("/dashboard");
  return { people: demoPeople, password: demoPassword };
}

export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  return { result: { status: "error" as const }, key: String(form.get("key")), pendingUploads: {} };
}

export default function Login() {
  const { state } = useNavigation();
  const { formToken } = usePageFacts();
  const form = useFormState({
    id: "login",
    names: ["email", "password"],
    reply: useActionData<typeof action>(),
  });
  return (
    <PublicFrame>
      <div className="sign-in with-people">
        <div>
          <div className="form-page">
            <h1>Sign in</h1>
            <p className="lead">Welcome back.</p>
            <div className="panel">
              <Form id={form.id} className="form" method="post" noValidate>
                <input type="hidden" name="formToken" value={formToken} />
                <input type="hidden" name="key" value={form.key} />
                <Field
                  field={form.fields.email}
                  label="Email"
                  type="email"
                  autoComplete="username"
                  spellCheck={false}
                />
                <Field
                  field={form.fields.password}
                  label="Password"
                  type="password"
                  autoComplete="current-password"
                />
                <div className="actions">
                  <button className="button primary" type="submit">
                    {state === "submitting" ? "Signing in..." : "Sign in"}
                  </button>
                </div>
              </Form>
            </div>
            <div className="form-page-after">
              <p>
                New here? <Link to="/signup">Sign up</Link>
              </p>
            </div>
          </div>
        </div>
        <People {...useLoaderData<typeof loader>()} />
      </div>
    </PublicFrame>
  );
}
