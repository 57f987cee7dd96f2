// The public pages as the menu, the footer and the site map list them.
import type { en } from "~server/locales/en";
import type { Paths } from "~/platform/paths";
import type { NavItem } from "~/ui/nav-list";
import type { MenuEntry } from "~/ui/site-menu";

type Translate = (page: keyof (typeof en)["navigation"]) => string;
/** The texts and the addresses of one language. */
type In = readonly [t: Translate, links: Paths];

const about = ([t, links]: In) => ({ label: t("about"), href: links.about() });
const contact = ([t, links]: In) => ({ label: t("contact"), href: links.contact() });

const services = ([t, links]: In) => [
  { label: t("allServices"), href: links.services() },
  { label: t("buyCrypto"), href: links.buyCrypto() },
  { label: t("copyTrading"), href: links.copyTrading() },
];
const tools = ([t, links]: In) => [
  { label: t("allTools"), href: links.tradingTools() },
  { label: t("forexChart"), href: links.charts("forex") },
  { label: t("indexChart"), href: links.charts("indices") },
  { label: t("cryptoChart"), href: links.charts("crypto") },
];

export const menu = ([t, links]: In): readonly MenuEntry[] => [
  about([t, links]),
  { label: t("services"), href: links.services(), items: services([t, links]) },
  { label: t("tradingTools"), href: links.tradingTools(), items: tools([t, links]) },
  contact([t, links]),
];

export const forVisitors = ([t, links]: In): readonly NavItem[] => [
  { label: t("signIn"), href: links.login() },
  { label: t("getStarted"), href: links.signup() },
];
export const forSignedIn = ([t, links]: In): readonly NavItem[] => [
  { label: t("dashboard"), href: links.customer.dashboard() },
];

export const footer = ([t, links]: In): readonly { title: string; items: readonly NavItem[] }[] => [
  {
    title: t("company"),
    items: [about([t, links]), contact([t, links]), { label: t("careers"), href: links.careers() }],
  },
  { title: t("services"), items: services([t, links]) },
  { title: t("tradingTools"), items: tools([t, links]) },
  {
    title: t("legal"),
    items: [
      { label: t("terms"), href: links.terms() },
      { label: t("privacy"), href: links.privacy() },
      { label: t("accessibility"), href: links.accessibility() },
    ],
  },
];

/** Every page that search engines may show, at its addresses in a language. */
export const listedPages = ([t, links]: In): readonly string[] => [
  links.home(),
  ...[...footer([t, links]).flatMap(({ items }) => items), ...forVisitors([t, links])].map(
    ({ href }) => href,
  ),
];
