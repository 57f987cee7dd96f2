/** A price change: its sign says the same as its color and arrow. */
export function Change({ text }: { text: string }) {
  return (
    <bdi
      dir="ltr"
      className={text.includes("+") ? "rising" : text.includes("−") ? "falling" : undefined}
    >
      {text}
    </bdi>
  );
}
