// The public pages as the menu, the footer and the site map list them.
import type { en } from "~server/locales/en";
import { paths } from "~/platform/paths";
import type { NavItem } from "~/ui/nav-list";
import type { MenuEntry } from "~/ui/site-menu";

type Translate = (page: keyof (typeof en)["navigation"]) => string;

const about = (t: Translate) => ({ label: t("about"), href: paths.about() });
const contact = (t: Translate) => ({ label: t("contact"), href: paths.contact() });

const services = (t: Translate) => [
  { label: t("allServices"), href: paths.services() },
  { label: t("buyCrypto"), href: paths.buyCrypto() },
  { label: t("copyTrading"), href: paths.copyTrading() },
];
const tools = (t: Translate) => [
  { label: t("allTools"), href: paths.tradingTools() },
  { label: t("forexChart"), href: paths.charts("forex") },
  { label: t("indexChart"), href: paths.charts("indices") },
  { label: t("cryptoChart"), href: paths.charts("crypto") },
];

export const menu = (t: Translate): readonly MenuEntry[] => [
  about(t),
  { label: t("services"), href: paths.services(), items: services(t) },
  { label: t("tradingTools"), href: paths.tradingTools(), items: tools(t) },
  contact(t),
];

export const forVisitors = (t: Translate): readonly NavItem[] => [
  { label: t("signIn"), href: paths.login() },
  { label: t("getStarted"), href: paths.signup() },
];
export const forSignedIn = (t: Translate): readonly NavItem[] => [
  { label: t("dashboard"), href: paths.customer.dashboard() },
];

export const footer = (t: Translate): readonly { title: string; items: readonly NavItem[] }[] => [
  {
    title: t("company"),
    items: [about(t), contact(t), { label: t("careers"), href: paths.careers() }],
  },
  { title: t("services"), items: services(t) },
  { title: t("tradingTools"), items: tools(t) },
  {
    title: t("legal"),
    items: [
      { label: t("terms"), href: paths.terms() },
      { label: t("privacy"), href: paths.privacy() },
      { label: t("accessibility"), href: paths.accessibility() },
    ],
  },
];

/** Every page that search engines may show. */
export const listedPages = (t: Translate): readonly string[] => [
  paths.home(),
  ...[...footer(t).flatMap(({ items }) => items), ...forVisitors(t)].map(({ href }) => href),
];
