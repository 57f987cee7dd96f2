// Development only: reloads the page when `remix dev` has rebuilt. A page without scripts is reloaded manually.
export function reloadOnRebuild(): void {
  const address = new URL("/socket", process.env.REMIX_DEV_ORIGIN);
  address.protocol = "ws:";
  const socket = new WebSocket(address);
  socket.addEventListener("message", ({ data }: MessageEvent<string>) => {
    if (/"type":"(RELOAD|HMR)"/.test(data)) location.reload();
  });
}
