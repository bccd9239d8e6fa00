/**
 * Tells how large something is, with the next picture and whenever that changes. What is bound to a size, or
 * asks for one while a page is put together, has the browser lay out the whole page at once, and again later.
 */

import type { Attachment } from 'svelte/attachments';

export function measured(tell: (element: HTMLElement) => void): Attachment<HTMLElement> {
  return (element) => {
    const observer = new ResizeObserver(() => tell(element));
    observer.observe(element);
    return () => observer.disconnect();
  };
}
