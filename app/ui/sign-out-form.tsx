import { Icon, type IconName } from "./icon";
import { FormTokenField } from "./form-token-field";

interface Props {
  action: string;
  label: string;
  icon?: IconName;
}

/** Signing out changes something, so it is a post and not a link. */
export function SignOutForm({ action, label, icon }: Props) {
  return (
    <form method="post" action={action}>
      <FormTokenField />
      <button className="menu-button" type="submit">
        {icon && <Icon name={icon} />}
        {label}
      </button>
    </form>
  );
}
