import { describe, expect, it } from 'vitest';

const sources = import.meta.glob<string>(['../../src/**/*.svelte', '../../src/app.css'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The one place where a size stands as a number. */
const [, sheet = ''] = Object.entries(sources).find(([path]) => path.endsWith('app.css')) ?? [];
const steps = [...sheet.matchAll(/--((?:text|gap|radius)-\d):/g)].map(([, step]) => step ?? '');

const token = (scale: string) => `var\\(--${scale}-\\d\\)`;
/** What may stand at a property besides a step of its scale. */
const SIZES: Readonly<Record<string, RegExp>> = {
  'font-size': new RegExp(
    `^(inherit|${token('text')}|clamp\\(${token('text')}, [\\d.]+vw, ${token('text')}\\))$`,
  ),
  gap: new RegExp(`^(0|${token('gap')})( (0|${token('gap')}))?$`),
  'border-radius': new RegExp(`^(50%|(0|${token('radius')})( (0|${token('radius')})){0,3})$`),
};

/** Sizes that are on no scale. In a drawing letters have the units of the drawing. */
function raw(path: string, source: string): string[] {
  const drawn = source.includes('<text');
  return [...source.matchAll(/[\n;{]\s*(?:row-|column-)?(font-size|gap|border-radius): ([^;]+);/g)]
    .filter(([, property = '', size = '']) => !SIZES[property]?.test(size))
    .filter(
      ([, property, size = '']) => !(drawn && property === 'font-size' && /^[\d.]+px$/.test(size)),
    )
    .map(([, property, size]) => `${path}: ${property}: ${size}`);
}

describe('sizes', () => {
  it('stand on a scale: letters, gaps and corners', () => {
    expect(Object.entries(sources).flatMap(([path, source]) => raw(path, source))).toEqual([]);
  });

  it('are eight for letters at most, and each is used', () => {
    expect(steps.filter((step) => step.startsWith('text')).length).toBeLessThanOrEqual(8);
    const all = Object.values(sources).join('');
    expect(steps.filter((step) => !all.includes(`var(--${step})`))).toEqual([]);
    const asked = [...all.matchAll(/var\(--((?:text|gap|radius)-\d)\)/g)].map(([, step]) => step);
    expect(asked.filter((step) => !steps.includes(step ?? ''))).toEqual([]);
  });

  it('that are on no scale are found', () => {
    const style = 'p {\n  font-size: 0.9rem;\n  row-gap: 3px;\n  border-radius: 50%;\n}';
    expect(raw('a', style)).toEqual(['a: font-size: 0.9rem', 'a: gap: 3px']);
    expect(raw('a', `<text>1</text> ${style.replace('0.9rem', '11px')}`)).toEqual(['a: gap: 3px']);
  });
});

describe('figures', () => {
  /** A family set in one word sets every figure back to those of old books, which reach below the line. */
  const OLD =
    /[\n;{]\s*font: [^;]+var\(--s(?:ans|erif)\);(?!\s*(?:\/\*.*\*\/\s*)?font-variant-numeric: lining-nums)/g;
  const TABULAR = /font-variant-numeric: tabular-nums/g;

  it('are of one height wherever a family is named', () => {
    const wrong = Object.entries(sources).flatMap(([path, source]) =>
      [...source.matchAll(OLD), ...source.matchAll(TABULAR)].map(([part]) => `${path}: ${part}`),
    );
    expect(wrong).toEqual([]);
    expect('a {\n  font: 700 5px var(--sans);\n}'.match(OLD)).toHaveLength(1);
  });
});
