const shapes = {
  dashboard: "M2.5 2.5h4.5v6H2.5zM9 2.5h4.5v3.5H9zM9 8.5h4.5v5H9zM2.5 11h4.5v2.5H2.5z",
  market: "M2 11.5l3.5-4 3 2.5L14 4.5M10.5 4.5H14V8",
  transfers: "M11 2.5l2.5 2.5L11 7.5M13.5 5H3M5 8.5L2.5 11 5 13.5M2.5 11H13",
  wallet:
    "M2 5.5V12a1.5 1.5 0 0 0 1.5 1.5h9A1.5 1.5 0 0 0 14 12V7a1.5 1.5 0 0 0-1.5-1.5H2zm0 0A1.5 1.5 0 0 1 3.5 4L11 2.5v3M11 9.5h.5",
  statement: "M3.5 1.5h6l3 3v10h-9zM9.5 1.5v3h3M5.5 7.5h5M5.5 10h5M5.5 12.5h3",
  chart: "M2.5 13.5h11M4.5 11V8M8 11V4M11.5 11V6",
  shield: "M8 1.8l5 1.9V8c0 3-2 5.2-5 6.3C5 13.2 3 11 3 8V3.7zM5.7 8l1.7 1.7 3-3.3",
  settings: "M2.5 4.5h6M12.5 4.5h1M10.5 2.5v4M2.5 11.5h1M7.5 11.5h6M5.5 9.5v4",
  menu: "M2.5 4.5h11M2.5 8h11M2.5 11.5h11",
  check: "M3 8.5l3.2 3L13 4.5",
  clock: "M8 4.5V8l2.5 1.8M14 8A6 6 0 1 1 2 8a6 6 0 0 1 12 0z",
  cross: "M4 4l8 8M12 4l-8 8",
};

export const Icon = ({ name }) => (
  <svg className="icon" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
    <path d={shapes[name]} />
  </svg>
);
