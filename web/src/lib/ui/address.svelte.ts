/**
 * Where the reader is: the address of the page, as state. What matters stands in it, so that a link
 * shows the same thing to somebody else.
 */

import { withQuery, withSeat } from './query';

class Address {
  url = $state.raw(new URL(window.location.href));

  constructor() {
    const read = () => (this.url = new URL(window.location.href));
    window.addEventListener('popstate', read);
    window.addEventListener('hashchange', read);
  }

  get path(): string {
    return this.url.pathname;
  }

  query(name: string): string | null {
    return this.url.searchParams.get(name);
  }

  /** Goes somewhere else in this page; within a campaign one keeps one's seat. */
  go(to: string): void {
    window.history.pushState(null, '', withSeat(this.url, new URL(to, this.url)));
    this.url = new URL(window.location.href);
  }

  /** Says where somebody sits who came by a link, and takes its key out of the address bar: that is not for looking at. */
  settle(changes: Record<string, string | null>): void {
    const url = withQuery(this.url, changes);
    url.hash = '';
    window.history.replaceState(null, '', url);
    this.url = url;
  }

  /** Changes parts of the query; `null` takes one out. */
  set(changes: Record<string, string | null>, how: 'push' | 'replace' = 'replace'): void {
    const url = withQuery(this.url, changes);
    if (url.href === this.url.href) return;
    if (how === 'push') window.history.pushState(null, '', url);
    else window.history.replaceState(null, '', url);
    this.url = url;
  }
}

export const address = new Address();
