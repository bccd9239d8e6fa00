/** Tells when what is drawn now is to be seen; what comes then does not keep a slow phone from showing it. Answers what calls it off. */
export function onceSeen(tell: () => void): () => void {
  let next: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (next = setTimeout(tell)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(next);
  };
}
