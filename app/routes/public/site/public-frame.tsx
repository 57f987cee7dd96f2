import type { ReactNode } from "react";
import { usePaths } from "~/platform/paths/use-paths";
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
  const links = usePaths();
  const facts = usePageFacts();
  const account =
    (isSignedIn ?? facts.isSignedIn) ? forSignedIn([t, links]) : forVisitors([t, links]);
  return (
    <PublicLayout
      homeHref={links.home()}
      menu={menu([t, links])}
      account={account}
      footer={footer([t, links])}
    >
      {children}
    </PublicLayout>
  );
}
