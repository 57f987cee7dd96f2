// The portal's icons, on a 16 by 16 grid; decorative next to a text, never alone.
const shapes = {
  check: "M3 8.5l3.2 3L13 4.5",
  clock: "M8 4.5V8l2.5 1.8M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0z",
  cross: "M4 4l8 8M12 4l-8 8",
  dash: "M4 8h8",
  plus: "M4 8h8M8 4v8",
  dashboard: "M2.5 2.5h4.5v6H2.5zM9 2.5h4.5v3.5H9zM9 8.5h4.5v5H9zM2.5 11h4.5v2.5H2.5z",
  wallet:
    "M2 5.5V12a1.5 1.5 0 0 0 1.5 1.5h9A1.5 1.5 0 0 0 14 12V7a1.5 1.5 0 0 0-1.5-1.5H2zm0 0A1.5 1.5 0 0 1 3.5 4L11 2.5v3M11 9.5h.5",
  transfers: "M11 2.5l2.5 2.5L11 7.5M13.5 5H3M5 8.5L2.5 11 5 13.5M2.5 11H13",
  chart: "M2.5 13.5h11M4.5 11V8M8 11V4M11.5 11V6",
  tray: "M2 9l2-5.5h8L14 9v4H2zM2 9h3.5l1 2h3l1-2H14",
  deposit: "M8 2.5v7.5M4.5 6.5L8 10l3.5-3.5M3 13.5h10",
  withdraw: "M8 10V2.5M4.5 6L8 2.5 11.5 6M3 13.5h10",
  market: "M2 11.5l3.5-4 3 2.5L14 4.5M10.5 4.5H14V8",
  settings: "M2.5 4.5h6M12.5 4.5h1M10.5 2.5v4M2.5 11.5h1M7.5 11.5h6M5.5 9.5v4",
  statement: "M3.5 1.5h6l3 3v10h-9zM9.5 1.5v3h3M5.5 7.5h5M5.5 10h5M5.5 12.5h3",
  people:
    "M6 7.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM1.5 13.5a4.5 4.5 0 0 1 9 0M11 3a2.2 2.2 0 0 1 0 4M12.5 9.5a4.5 4.5 0 0 1 2 4",
  shield: "M8 1.8l5 1.9V8c0 3-2 5.2-5 6.3C5 13.2 3 11 3 8V3.7zM5.7 8l1.7 1.7 3-3.3",
  mirror: "M2.5 2.5h7v7h-7zM12 5.5h1.5v8h-8V12M6 4.5v3M4.5 6h3",
  coins: "M6 10.5a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM10.8 5.4a4 4 0 1 1-4.6 6.4M6 5v3",
  send: "M14 2L7.2 8.8M14 2L9.6 14 7.2 8.8 2 6.4z",
  scales: "M8 2v11.5M5 13.5h6M3 4.5h10M3.5 4.5l-2 5h4zM12.5 4.5l-2 5h4z",
  list: "M2.5 4h.1M2.5 8h.1M2.5 12h.1M5.5 4h8M5.5 8h8M5.5 12h8",
  find: "M7 12A5 5 0 1 0 7 2a5 5 0 0 0 0 10zM10.6 10.6L14 14",
  sheet: "M3 2.5h10v7l-4 4H3zM13 9.5H9v4M5.5 5.5h5M5.5 8h2.5",
  alert: "M8 2.2l6.3 11.3H1.7zM8 6.5v3.2M8 11.6v.1",
  eye: "M1.5 8S4 3.5 8 3.5 14.5 8 14.5 8 12 12.5 8 12.5 1.5 8 1.5 8zM8 9.8a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6z",
  key: "M10.5 9a3.5 3.5 0 1 0-3.3-2.3L2 11.9V14h2.6v-1.8h1.8v-1.8h1.3zM11 5v.1",
  work: "M2 5h12v8H2zM5.5 5V3h5v2M2 9h12",
  badge:
    "M3 2.5h10v11H3zM6.5 1.5h3v2h-3zM8 8.6a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2M5.4 11.6a2.7 2.7 0 0 1 5.2 0",
  outbox: "M2 8.5h3.5l1 2h3l1-2H14V13H2zM8 2v5M5.8 4.2L8 2l2.2 2.2",
  letter: "M2 4h12v8.5H2zM2 4.5l6 4.5 6-4.5",
  flag: "M4 14V2.5M4 3h8l-2 3 2 3H4",
  help: "M8 14A6 6 0 1 0 8 2a6 6 0 0 0 0 12zM6.2 6.3a1.9 1.9 0 1 1 2.7 1.8c-.6.3-.9.6-.9 1.2M8 11.2v.1",
  menu: "M2.5 4.5h11M2.5 8h11M2.5 11.5h11",
  star: "M8 2.2l1.8 3.7 4 .6-2.9 2.8.7 4L8 11.4l-3.6 1.9.7-4-2.9-2.8 4-.6z",
  down: "M4.5 6.5L8 10l3.5-3.5",
  leave: "M9.5 2.5H3v11h6.5M6.5 8h7M11 5.5L13.5 8 11 10.5",
  forward: "M6.5 3.5L11 8l-4.5 4.5",
  back: "M9.5 3.5L5 8l4.5 4.5",
} as const;

export type IconName = keyof typeof shapes;

/** Arrows along the line: they turn with its direction. */
const turning: ReadonlySet<IconName> = new Set(["back", "forward"]);

export function Icon({ name, className }: { name: IconName; className?: string | undefined }) {
  const names = ["icon", turning.has(name) && "turns", className].filter(Boolean);
  return (
    <svg className={names.join(" ")} width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <path d={shapes[name]} />
    </svg>
  );
}
