// Development only: `remix dev` tells of each rebuild, and the page is loaded again. A page without scripts is reloaded by hand.
export function reloadOnRebuild(): void {
  const address = new URL("/socket", process.env.REMIX_DEV_ORIGIN);
  address.protocol = "ws:";
  const socket = new WebSocket(address);
  socket.addEventListener("message", ({ data }: MessageEvent<string>) => {
    if (/"type":"(RELOAD|HMR)"/.test(data)) location.reload();
  });
}
