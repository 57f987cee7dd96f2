import type { ReactNode } from "react";
import { paths } from "~/platform/paths";
import { usePageFacts } from "~/ui/page-facts";
import { PublicLayout } from "~/ui/public-layout";
import { useMessages } from "~/ui/use-messages";
import { footer, forSignedIn, forVisitors, menu } from "./public-pages";

/** The public pages' layout with its menu. */
export function PublicFrame({
  isSignedIn,
  children,
}: {
  isSignedIn?: boolean;
  children: ReactNode;
}) {
  const t = useMessages("navigation");
  const facts = usePageFacts();
  const account = (isSignedIn ?? facts.isSignedIn) ? forSignedIn(t) : forVisitors(t);
  return (
    <PublicLayout homeHref={paths.home()} menu={menu(t)} account={account} footer={footer(t)}>
      {children}
    </PublicLayout>
  );
}
