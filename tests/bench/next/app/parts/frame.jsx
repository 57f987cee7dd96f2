// The portal's frame: header with account menu, both menus and the foot of the page.
import Link from "next/link";
import { Icon } from "./icons";

const home = "/dashboard";
const items = [
  { label: "Dashboard", href: home, icon: "dashboard" },
  { label: "Markets", href: `${home}/markets`, icon: "market" },
  { label: "Transactions", href: `${home}/transactions`, icon: "transfers" },
  { label: "Wallet", href: `${home}/wallet`, icon: "wallet" },
  { label: "Statements", href: `${home}/statements`, icon: "statement" },
  { label: "Earning history", href: `${home}/earning-history`, icon: "chart" },
  { label: "Verification", href: `${home}/kyc`, icon: "shield" },
  { label: "Settings", href: `${home}/settings`, icon: "settings" },
];
const themes = ["System", "Light", "Dark"];
const instant = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "UTC",
});

export const Frame = ({ person, here, children }) => (
  <>
    <aside className="demo-banner" aria-label="Demonstration">
      <strong>Demonstration</strong>{" "}
      <span>Customers, prices and payments are simulated. No real money moves.</span>
    </aside>
    <div className="work-frame">
      <a className="skip-link" href="#main">
        Skip to main content
      </a>
      <header className="work-header">
        <Brand />
        <AccountMenu person={person} here={here} />
        <details className="mobile-menu" data-menu="true">
          <summary>
            <Icon name="menu" />
            Menu
          </summary>
          <Menu label="Main menu (small screen)" here={here} />
        </details>
      </header>
      <Menu className="sidebar foot-bar" label="Main menu" here={here} />
      <main id="main" tabIndex={-1} data-loading="Loading...">
        {children}
      </main>
      <footer className="work-footer">
        <nav aria-label="Help">
          <Link href="/contact">Contact us</Link>
          <Link href="/accessibility">Accessibility</Link>
        </nav>
      </footer>
      <div role="status" data-session-warning="true" />
    </div>
  </>
);

const Brand = () => (
  <Link className="brand" href={home}>
    <svg width="108" height="24" viewBox="0 0 108 24" aria-hidden="true">
      <circle cx="12" cy="12" r="9.5" />
      <path d="M12 2.5c-5.5 5.5-5.5 13.5 0 19M12 2.5c5.5 5.5 5.5 13.5 0 19" />
    </svg>
    <span>Meridian</span>
  </Link>
);

const AccountMenu = ({ person, here }) => {
  const initials = person.fullname.replace(/(\p{L})\p{L}*\s*/gu, "$1").slice(0, 2);
  return (
    <details className="avatar-menu" data-menu="true">
      <summary aria-label={`${initials}, account of ${person.fullname}`}>
        <span className="avatar" aria-hidden="true">
          {initials}
        </span>
      </summary>
      <div className="menu">
        <p className="menu-person">
          <strong>{person.fullname}</strong>
          <span>{person.email}</span>
        </p>
        <Link href={`${home}/settings`}>Account Settings</Link>
        <Link href={`${home}/settings/second-factor`}>Two-factor authentication</Link>
        <form method="post" action="/logout">
          <button className="menu-button" type="submit">
            Sign Out
          </button>
        </form>
        <form className="quick-choice" method="post" action="/theme">
          <input type="hidden" name="from" value={here} />
          <fieldset>
            <legend>Appearance</legend>
            {themes.map((theme) => (
              <button
                key={theme}
                type="submit"
                name="theme"
                value={theme.toLowerCase()}
                aria-pressed={theme === "System"}
              >
                {theme}
              </button>
            ))}
          </fieldset>
        </form>
        <p className="hint session-end" data-session-end={person.endsInSeconds}>
          Your session expires on {instant.format(person.endsAt)} UTC if you’re inactive.
        </p>
      </div>
    </details>
  );
};

const Menu = ({ label, here, className }) => (
  <nav className={className} aria-label={label}>
    <ul className="nav-list">
      {items.map(({ label: name, href, icon }) => (
        <li key={href}>
          <Link href={href} aria-current={href === here ? "page" : undefined}>
            <Icon name={icon} />
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
