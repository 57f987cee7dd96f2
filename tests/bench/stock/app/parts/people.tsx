import { Form } from "@remix-run/react";
import type { DemoSignIns } from "~/ui/demo-people";
import { usePageFacts } from "~/ui/page-facts";

/** The portal's people to try, with Remix's form. */
export function People({ people, password }: DemoSignIns) {
  const { formToken } = usePageFacts();
  return (
    <section className="demo-people" aria-labelledby="demo-people">
      <h2 id="demo-people">Try it as</h2>
      <p className="hint">
        Invented people, all with the password <code>{password}</code>.
      </p>
      <Form method="post">
        <input type="hidden" name="formToken" value={formToken} />
        <input type="hidden" name="password" value={password} />
        {people.map(({ email, name, story, role }) => (
          <button key={email} name="email" value={email}>
            <span>
              {name}
              {role === "admin" && <span className="tag">Admin</span>}
            </span>
            <span className="hint">{story}</span>
          </button>
        ))}
      </Form>
    </section>
  );
}
