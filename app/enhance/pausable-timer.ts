/** Runs `done` after a time without hovering over the element or moving the focus in it or its container. */
export function pausableTimer(
  element: Element,
  milliseconds: number,
  done: () => void,
  whole: Element = element,
): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let left = milliseconds;
  let startedAt = 0;

  const run = () => {
    startedAt = performance.now();
    clearTimeout(timer);
    timer = setTimeout(done, left);
  };
  const pause = () => {
    clearTimeout(timer);
    left = Math.max(left - (performance.now() - startedAt), 500);
  };
  element.addEventListener("pointerenter", pause);
  whole.addEventListener("focusin", pause);
  element.addEventListener("pointerleave", run);
  whole.addEventListener("focusout", run);
  run();
}
