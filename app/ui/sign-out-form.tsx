import { usePageFacts } from "./page-facts";

/** Signing out changes something, so it is a post and not a link. */
export function SignOutForm({ action, label }: { action: string; label: string }) {
  const { formToken } = usePageFacts();
  return (
    <form method="post" action={action}>
      <input type="hidden" name="formToken" value={formToken} />
      <button className="menu-button" type="submit">
        {label}
      </button>
    </form>
  );
}
