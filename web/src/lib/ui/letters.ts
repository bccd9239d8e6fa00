/**
 * Slanted letters, for what begins with some. A browser asks for them when it meets the first, and lays the whole page out anew
 * when they come, which keeps a slow phone busy for long: they are asked for while it has little to lay out.
 */
export function fetchSlanted(letters: 'serif' | 'sans'): void {
  const families = getComputedStyle(document.documentElement).getPropertyValue(`--${letters}`);
  // Those of the system stand in for what cannot be had.
  document.fonts.load(`italic 1em ${families}`).catch(() => undefined);
}
