/**
 * Requests that go out before whoever needs the answer is there: while the script of a page is still on its way, the server
 * can already say what the page will show.
 */

/** The head of a request: who asks, and in which language they read. */
export function headOf(key: string | null, language: string, more?: HeadersInit): Headers {
  const headers = new Headers(more);
  if (key) headers.set('Authorization', `Bearer ${key}`);
  // The page's language, which need not be the browser's.
  headers.set('Accept-Language', language);
  return headers;
}

/** By what is asked, by whom, in which language. */
const asked = new Map<string, Promise<Response>>();

const nameOf = (path: string, headers: Headers): string =>
  [path, headers.get('Authorization'), headers.get('Accept-Language')].join('\n');

/** Asks for something that somebody will soon ask for in the same words. */
export function askAhead(path: string, key: string | null, language: string): void {
  const headers = headOf(key, language);
  const answer = fetch(path, { headers, cache: 'no-store' });
  // Whoever takes it up finds that none came.
  answer.catch(() => undefined);
  asked.set(nameOf(path, headers), answer);
}

/** The answer to what was asked ahead in these words, for the first who wants it; nothing: it was not asked. */
export function takeUp(path: string, headers: Headers): Promise<Response> | undefined {
  const name = nameOf(path, headers);
  const answer = asked.get(name);
  asked.delete(name);
  return answer;
}
