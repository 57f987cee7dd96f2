import type { ReactNode } from "react";
import type { DemoPerson } from "~server/kernel/demo-people";
import { FormTokenField } from "./form-token-field";
import { useMessages } from "~/ui/use-messages";

export interface DemoSignIns {
  people: readonly DemoPerson[];
  password: string;
}

/** Signs in as a demo user with one click; never shown in production. `children` are hidden fields. */
export function DemoPeople({ people, password, children }: DemoSignIns & { children?: ReactNode }) {
  const t = useMessages("signIn");
  const stories = useMessages("demoPeople");
  return (
    <section className="demo-people" aria-labelledby="demo-people">
      <h2 id="demo-people">{t("demoTitle")}</h2>
      <p className="hint">{t("demoLead", { password: <code>{password}</code> })}</p>
      <form method="post">
        <FormTokenField />
        {children}
        <input type="hidden" name="password" value={password} />
        {people.map(({ email, name, story, role }) => (
          <button type="submit" key={email} name="email" value={email}>
            <span>
              {name}
              {role === "admin" && <span className="tag">{t("demoAdmin")}</span>}
            </span>
            <span className="hint">{stories(story)}</span>
          </button>
        ))}
      </form>
    </section>
  );
}
