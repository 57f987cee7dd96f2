import { Icon, type IconName } from "./icon";
import { usePageFacts } from "./page-facts";

interface Props {
  action: string;
  label: string;
  icon?: IconName;
}

/** Signing out changes something, so it is a post and not a link. */
export function SignOutForm({ action, label, icon }: Props) {
  const { formToken } = usePageFacts();
  return (
    <form method="post" action={action}>
      <input type="hidden" name="formToken" value={formToken} />
      <button className="menu-button" type="submit">
        {icon && <Icon name={icon} />}
        {label}
      </button>
    </form>
  );
}
