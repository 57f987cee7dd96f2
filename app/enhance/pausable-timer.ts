/** Runs `done` after a time during which the element is neither hovered nor holds the focus. */
export function pausableTimer(element: Element, milliseconds: number, done: () => void): void {
  let timer: number | undefined;
  let left = milliseconds;
  let startedAt = 0;

  const run = () => {
    startedAt = performance.now();
    window.clearTimeout(timer);
    timer = window.setTimeout(done, left);
  };
  const pause = () => {
    window.clearTimeout(timer);
    left = Math.max(left - (performance.now() - startedAt), 500);
  };
  element.addEventListener("pointerenter", pause);
  element.addEventListener("focusin", pause);
  element.addEventListener("pointerleave", run);
  element.addEventListener("focusout", run);
  run();
}
