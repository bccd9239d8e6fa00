/**
 * Follows the stream of a campaign for as long as the page is open. `EventSource` cannot send a
 * key, so the stream is read with `fetch`; it goes on after the last event that was seen.
 */

import { EventParser, type ServerEvent } from './sse';
import type { Client } from './client';
import type { Arrival, Ask, Head, LogLine, Presence } from './types';

export interface BatchSeen {
  head: Head;
  lines: LogLine[];
}

export interface Following {
  onbatch: (batch: BatchSeen) => void;
  /** `null` when the connection stands; otherwise the seconds until the next try. */
  onlost: (retry: number | null) => void;
  /** Somebody came or went; only those with a key are told. */
  onpresence?: (arrivals: Arrival[]) => void;
}

const LONGEST_WAIT = 30;
/** The server says something every 15 seconds; a line that is silent for longer is dead. */
const LONGEST_SILENCE = 40_000;

/** How long to wait before a try, in seconds: 1, 2, 4 … 30. */
export function backoff(failures: number): number {
  return Math.min(2 ** Math.max(failures - 1, 0), LONGEST_WAIT);
}

/** Waits; a wake-up call, the network's return or the end of all following cut it short. */
export function pause(seconds: number, wake: EventTarget, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      window.removeEventListener('online', done);
      wake.removeEventListener('again', done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, seconds * 1000);
    window.addEventListener('online', done);
    wake.addEventListener('again', done);
    signal.addEventListener('abort', done);
  });
}

export interface Follower {
  /** Tries at once instead of waiting. */
  again: () => void;
  stop: () => void;
}

/** Follows until it is stopped. */
export function follow(client: Client, after: number, following: Following): Follower {
  const stop = new AbortController();
  const wake = new EventTarget();
  let last = after;
  let failures = 0;
  /** The line was cut to be opened anew, as a device that hears what it is asked. */
  let renewed = false;

  async function read(): Promise<void> {
    const line = new AbortController();
    const cut = () => line.abort();
    const renew = () => {
      renewed = true;
      cut();
    };
    let silence = setTimeout(cut, LONGEST_SILENCE);
    stop.signal.addEventListener('abort', cut);
    client.attending.addEventListener('change', renew);
    window.addEventListener('offline', cut);
    try {
      const response = await client.stream(last, line.signal);
      const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
      if (!reader) return;
      failures = 0;
      following.onlost(null);
      const parser = new EventParser();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        clearTimeout(silence);
        silence = setTimeout(cut, LONGEST_SILENCE);
        for (const event of parser.push(value)) hear(event);
      }
    } finally {
      clearTimeout(silence);
      stop.signal.removeEventListener('abort', cut);
      client.attending.removeEventListener('change', renew);
      window.removeEventListener('offline', cut);
    }
  }

  function hear(event: ServerEvent): void {
    if (/^\d+$/.test(event.id)) last = Number(event.id);
    if (event.event === 'batch') {
      const batch = JSON.parse(event.data) as BatchSeen;
      following.onbatch(batch);
      for (const listener of client.listeners) listener(batch);
    }
    if (event.event === 'throw') client.threw?.();
    if (event.event === 'ask') client.asked?.(JSON.parse(event.data) as Ask);
    if (event.event === 'presence') {
      following.onpresence?.((JSON.parse(event.data) as Presence).arrivals);
    }
  }

  void (async () => {
    while (!stop.signal.aborted) {
      try {
        await read();
      } catch {
        // Lost or refused: said below, and tried again.
      }
      if (stop.signal.aborted) return;
      if (renewed) {
        renewed = false;
        continue;
      }
      failures += 1;
      const wait = backoff(failures);
      following.onlost(wait);
      await pause(wait, wake, stop.signal);
    }
  })();

  return {
    again: () => wake.dispatchEvent(new Event('again')),
    stop: () => stop.abort(),
  };
}
