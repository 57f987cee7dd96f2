import type { ReactNode } from "react";
import { paths } from "~/platform/paths";
import { usePageFacts } from "~/ui/page-facts";
import { PublicLayout } from "~/ui/public-layout";
import { footer, forSignedIn, forVisitors, menu } from "./public-pages";

/** The public pages' layout with its menu. */
export function PublicFrame({
  isSignedIn,
  children,
}: {
  isSignedIn?: boolean;
  children: ReactNode;
}) {
  const facts = usePageFacts();
  const account = (isSignedIn ?? facts.isSignedIn) ? forSignedIn : forVisitors;
  return (
    <PublicLayout homeHref={paths.home()} menu={menu} account={account} footer={footer}>
      {children}
    </PublicLayout>
  );
}
