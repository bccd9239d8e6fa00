/** Reads server-sent events from text as it arrives, as the HTML standard describes them. */

export interface ServerEvent {
  id: string;
  event: string;
  data: string;
}

export class EventParser {
  #rest = '';
  #data: string[] = [];
  #event = '';
  #id = '';
  #first = true;

  /** Takes the next piece of text; gives the events that are complete with it. */
  push(text: string): ServerEvent[] {
    if (this.#first && text.length > 0) {
      this.#first = false;
      if (text.startsWith('\uFEFF')) text = text.slice(1);
    }
    this.#rest += text;
    const events: ServerEvent[] = [];
    for (;;) {
      const end = /\r\n|\n|\r/.exec(this.#rest);
      // A carriage return at the very end may be half of a line end.
      if (!end || (end[0] === '\r' && end.index === this.#rest.length - 1)) break;
      const line = this.#rest.slice(0, end.index);
      this.#rest = this.#rest.slice(end.index + end[0].length);
      const event = this.#line(line);
      if (event) events.push(event);
    }
    return events;
  }

  #line(line: string): ServerEvent | null {
    if (line === '') return this.#dispatch();
    if (line.startsWith(':')) return null;
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'data') this.#data.push(value);
    else if (field === 'event') this.#event = value;
    else if (field === 'id' && !value.includes('\0')) this.#id = value;
    return null;
  }

  #dispatch(): ServerEvent | null {
    const data = this.#data;
    const event = this.#event || 'message';
    this.#data = [];
    this.#event = '';
    return data.length > 0 ? { id: this.#id, event, data: data.join('\n') } : null;
  }
}
