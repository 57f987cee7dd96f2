import type { ReactNode } from "react";
import { paths } from "~/paths";
import { PublicLayout } from "~/ui/public-layout";

const forVisitors = [
  { label: "Sign In", href: paths.login() },
  { label: "Get Started", href: paths.signup() },
];
const forSignedIn = [{ label: "Dashboard", href: paths.customer.dashboard() }];

/** The public pages' layout with its menu. */
export function PublicFrame({ isSignedIn = false, children }: { isSignedIn?: boolean; children: ReactNode }) {
  return (
    <PublicLayout homeHref={paths.home()} items={isSignedIn ? forSignedIn : forVisitors}>
      {children}
    </PublicLayout>
  );
}
