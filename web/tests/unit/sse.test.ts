import { describe, expect, it } from 'vitest';
import { backoff } from '../../src/lib/api/follow';
import { EventParser } from '../../src/lib/api/sse';

const TEXT =
  ': hello\n\nid: 7\nevent: batch\ndata: {"a":\ndata: 1}\n\nid: 9\r\nevent: batch\r\ndata: x\r\n\r\ndata\n\n';
const EVENTS = [
  { id: '7', event: 'batch', data: '{"a":\n1}' },
  { id: '9', event: 'batch', data: 'x' },
  { id: '9', event: 'message', data: '' },
];

describe('server-sent events', () => {
  it('are read from one piece', () => {
    expect(new EventParser().push(TEXT)).toEqual(EVENTS);
  });

  it('are the same however the pieces are cut', () => {
    for (let size = 1; size < TEXT.length; size += 1) {
      const parser = new EventParser();
      const found = [];
      for (let from = 0; from < TEXT.length; from += size) {
        found.push(...parser.push(TEXT.slice(from, from + size)));
      }
      expect(found).toEqual(EVENTS);
    }
  });

  it('wait for the empty line', () => {
    const parser = new EventParser();
    expect(parser.push('data: half\n')).toEqual([]);
    expect(parser.push('\n')).toEqual([{ id: '', event: 'message', data: 'half' }]);
  });

  it('take off one blank and a byte order mark, ignore comments and unknown fields', () => {
    expect(new EventParser().push('\uFEFFdata:  two\nretry: 5\nodd: x\n:\n\n')).toEqual([
      { id: '', event: 'message', data: ' two' },
    ]);
  });

  it('are tried again later and later', () => {
    expect([1, 2, 3, 4, 5, 6, 20].map(backoff)).toEqual([1, 2, 4, 8, 16, 30, 30]);
  });
});
