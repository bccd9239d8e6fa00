/** Keys that mean something on a whole page. */

/** What each key does, by its name. */
export type Keys = Readonly<Record<string, () => void>>;

/** Does what a key means; a field, a dialog, the browser's own keys and whoever was asked before go first. */
export function pressed(event: KeyboardEvent, keys: Keys): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  // What had the focus may be gone from an open dialog: its keys are its own all the same.
  if (document.querySelector('dialog[open]')) return;
  const { target } = event;
  if (target instanceof HTMLElement && target.closest('input, select, textarea')) return;
  const does = keys[event.key];
  if (!does) return;
  event.preventDefault();
  does();
}
