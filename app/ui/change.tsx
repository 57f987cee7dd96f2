/** How far a price moved: its sign says what its colour and its arrow say. */
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
