// The public pages as the menu, the footer and the site map list them.
import { paths } from "~/platform/paths";
import type { NavItem } from "~/ui/nav-list";
import type { MenuEntry } from "~/ui/site-menu";

const home = { label: "Home", href: paths.home() };
const about = { label: "About", href: paths.about() };
const contact = { label: "Contact Us", href: paths.contact() };

const services = [
  { label: "All services", href: paths.services() },
  { label: "Buy Crypto", href: paths.buyCrypto() },
  { label: "Copy Trading", href: paths.copyTrading() },
];
const tools = [
  { label: "All trading tools", href: paths.tradingTools() },
  { label: "Forex Chart", href: paths.charts("forex") },
  { label: "Index Chart", href: paths.charts("indices") },
  { label: "Crypto Chart", href: paths.charts("crypto") },
];

export const menu: readonly MenuEntry[] = [
  about,
  { label: "Services", href: paths.services(), items: services },
  { label: "Trading Tools", href: paths.tradingTools(), items: tools },
  contact,
];

export const forVisitors: readonly NavItem[] = [
  { label: "Sign In", href: paths.login() },
  { label: "Get Started", href: paths.signup() },
];
export const forSignedIn: readonly NavItem[] = [
  { label: "Dashboard", href: paths.customer.dashboard() },
];

export const footer: readonly { title: string; items: readonly NavItem[] }[] = [
  { title: "Company", items: [about, contact, { label: "Careers", href: paths.careers() }] },
  { title: "Services", items: services },
  { title: "Trading Tools", items: tools },
  {
    title: "Terms",
    items: [
      { label: "Terms of use", href: paths.terms() },
      { label: "Privacy", href: paths.privacy() },
      { label: "Accessibility", href: paths.accessibility() },
    ],
  },
];

/** Every page that search engines may show. */
export const listedPages: readonly string[] = [
  home,
  ...footer.flatMap(({ items }) => items),
  ...forVisitors,
].map(({ href }) => href);
