/** Pages and their parts that are loaded when somebody goes there, with what is said on them. */

import { language } from '$lib/language/messages.svelte';
import { atRest } from './rest';

/** Loads a component, and the texts of some rooms. */
export function withTexts<Part>(
  load: () => Promise<{ default: Part }>,
  ...rooms: readonly string[]
): () => Promise<Part> {
  return async () => {
    const [{ default: part }] = await Promise.all([load(), language.learn(...rooms)]);
    return part;
  };
}

/** Loads something that nobody waits for, once the page is at rest. */
export function atLeisure<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => {
    await atRest();
    return load();
  };
}

/** Goes on in a task of its own: a slow phone shows and answers what waits meanwhile. */
export function anotherTask(): Promise<void> {
  return new Promise((begun) => setTimeout(begun));
}

/** Many that come at once are drawn one after the other: a slow phone answers in between. */
export function byItself<Part>(load: () => Promise<Part>): () => Promise<Part> {
  return async () => {
    const part = await load();
    await anotherTask();
    return part;
  };
}
