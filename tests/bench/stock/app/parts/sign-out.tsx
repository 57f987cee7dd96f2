import { Form } from "@remix-run/react";
import { Icon, type IconName } from "~/ui/icon";
import { usePageFacts } from "~/ui/page-facts";

export function SignOut({ label, icon }: { label: string; icon?: IconName }) {
  const { formToken } = usePageFacts();
  return (
    <Form method="post" action="/logout">
      <input type="hidden" name="formToken" value={formToken} />
      <button className="menu-button" type="submit">
        {icon && <Icon name={icon} />}
        {label}
      </button>
    </Form>
  );
}
