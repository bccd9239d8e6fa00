/** How a drawing is zoomed and panned: by wheel, by pinch, by drag, by keys and by buttons. */

import { getContext, setContext } from 'svelte';
import { select } from 'd3-selection';
import { zoom as zoomBehaviour, zoomIdentity, type ZoomTransform } from 'd3-zoom';

interface Point {
  readonly x: number;
  readonly y: number;
}

const TWINS = Symbol('twins');

/** Lets all drawings within a component be zoomed and panned as one. */
export function zoomTogether(): void {
  setContext(TWINS, new Set<Zoom>());
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** How near a narrow screen shows it at first, where the whole would be too small to read. */
  readonly near: (screen: { width: number; height: number }) => number;
  /** What a narrow screen has in its middle at first. */
  readonly home: Point | null;
  /** The part of it that a wide screen shows at first, if there is one. */
  readonly focus?: { from: Point; to: Point } | null;
  /** A wide screen shows less than that part before it shows it smaller. */
  readonly least?: number;
}

const NARROW = 560;
/** Lower than this it shows as much as a narrow one does: a telephone on its side. */
const LOW = 320;
/** No nearer does a wide screen go by itself: pixels for a unit of the drawing. */
const NEAREST = 1.6;
/** So long a page takes, in milliseconds, until what stands over the drawing is there. */
const SETTLED = 4000;
/** How much nearer each press of a button brings it. */
const STEP = 1.4;
/** How much water there is round a drawing that is moved to its edge. */
const MARGIN = 24;

/** The middle of what is shown, of so much that there is: what is shown reaches beyond neither end, if it has room between. */
function within(middle: number, shown: number, all: number): number {
  return shown >= all ? all / 2 : Math.min(Math.max(middle, shown / 2), all - shown / 2);
}

export class Zoom {
  transform = $state.raw<ZoomTransform>(zoomIdentity);
  /** The screen that it has, in pixels. */
  width = $state(0);
  height = $state(0);

  readonly #drawing: () => Drawing;
  #svg: SVGSVGElement | null = null;
  /** What was shown at first: nobody has moved the drawing since, as long as it is shown. */
  #first: ZoomTransform | null = null;
  /** How near whoever looks had it, and what they had in the middle: a smaller screen may not show that. */
  #kept: { k: number; middle: [number, number] } | null = null;
  /** It is moved for another screen, and not by whoever looks. */
  #fitting = false;
  readonly #behaviour = zoomBehaviour<SVGSVGElement, unknown>()
    .clickDistance(6)
    .extent(() => [
      [0, 0],
      [this.width, this.height],
    ])
    .on('zoom', (event: { transform: ZoomTransform }) => {
      this.transform = event.transform;
      if (!this.#fitting) this.#kept = { k: event.transform.k, middle: this.#middle() };
      for (const twin of this.#twins ?? [])
        if (twin !== this) twin.#follow(event.transform, this.#fitting);
    });
  readonly #twins = getContext<Set<Zoom> | undefined>(TWINS);

  constructor(drawing: () => Drawing) {
    this.#drawing = drawing;
  }

  /** Listens to an element, and fits the drawing into it; answers how to stop. */
  open(svg: SVGSVGElement): () => void {
    this.#svg = svg;
    const target = select(svg);
    target.call(this.#behaviour).on('dblclick.zoom', null);
    const settled = performance.now() + SETTLED;
    const observer = new ResizeObserver(() => {
      const turned = this.width !== svg.clientWidth || performance.now() < settled;
      this.width = svg.clientWidth;
      this.height = svg.clientHeight;
      this.#bounds();
      if (!this.width) return;
      // A telephone was turned, or a window drawn wider: whoever moved the drawing keeps what they look at. What only
      // takes some height leaves it where it is, once notices over the board have come.
      if (!this.#first || (turned && this.transform === this.#first)) this.fit();
      else if (turned && this.#kept) this.#keep(this.#kept);
    });
    observer.observe(svg);
    this.#twins?.add(this);
    return () => {
      this.#twins?.delete(this);
      observer.disconnect();
      target.on('.zoom', null);
      this.#svg = null;
      this.#first = null;
    };
  }

  /** Shows what its twin shows. */
  #follow({ k, x, y }: ZoomTransform, fitting: boolean): void {
    const own = this.transform;
    if (!this.#svg || (own.k === k && own.x === x && own.y === y)) return;
    this.#fitting = fitting;
    this.#behaviour.transform(select(this.#svg), zoomIdentity.translate(x, y).scale(k));
    this.#fitting = false;
  }

  #middle(): [number, number] {
    return this.transform.invert([this.width / 2, this.height / 2]);
  }

  /** Shows on another screen what was shown, as near to it as its bounds allow. */
  #keep({ k, middle }: { k: number; middle: [number, number] }): void {
    if (!this.#svg) return;
    const target = select(this.#svg);
    this.#fitting = true;
    this.#behaviour.scaleTo(target, k);
    this.#behaviour.translateTo(target, ...middle);
    this.#fitting = false;
  }

  #whole(): number {
    const { width, height } = this.#drawing();
    return Math.min(this.width / width, this.height / height);
  }

  #bounds(): void {
    const { width, height } = this.#drawing();
    const whole = this.#whole();
    this.#behaviour.scaleExtent([whole * 0.95, whole * 10]).translateExtent([
      [-MARGIN, -MARGIN],
      [width + MARGIN, height + MARGIN],
    ]);
  }

  /** Shows the whole drawing; on a small screen what is near its home, on a wide one its focus. */
  fit(): void {
    if (!this.#svg || !this.width || !this.height) return;
    const { width, height, near, home, focus = null, least = 0 } = this.#drawing();
    const narrow = this.width < NARROW || this.height < LOW;
    const whole = this.#whole();
    let [scale, middle] = [whole, { x: width / 2, y: height / 2 }];
    if (narrow) {
      scale = Math.max(whole, near(this));
      middle = home ?? middle;
    } else if (focus) {
      const { from, to } = focus;
      const fits = Math.min(this.width / (to.x - from.x), this.height / (to.y - from.y));
      scale = Math.max(whole, Math.min(Math.max(fits, least), NEAREST));
      middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
      // What does not fit is shown round where one is needed.
      if (scale > fits) middle = home ?? middle;
    }
    const target = select(this.#svg);
    // Nothing is cut off on one side while there is nothing on the other.
    const x = within(middle.x, this.width / scale, width);
    const y = within(middle.y, this.height / scale, height);
    this.#behaviour.transform(
      target,
      zoomIdentity
        .translate(this.width / 2, this.height / 2)
        .scale(scale)
        .translate(-x, -y),
    );
    // So that the bounds are kept.
    this.#behaviour.translateBy(target, 0, 0);
    this.#first = this.transform;
  }

  /** Shows the whole drawing; where it is shown already, what is near its home. */
  all(): void {
    if (!this.#svg || !this.width) return;
    const { width, height } = this.#drawing();
    const whole = this.#whole();
    if (this.transform.k <= whole * 1.01) {
      this.fit();
      return;
    }
    const [x, y] = [(this.width - width * whole) / 2, (this.height - height * whole) / 2];
    this.#behaviour.transform(select(this.#svg), zoomIdentity.translate(x, y).scale(whole));
  }

  closer(): void {
    this.#scaleBy(STEP);
  }

  further(): void {
    this.#scaleBy(1 / STEP);
  }

  #scaleBy(factor: number): void {
    if (this.#svg) this.#behaviour.scaleBy(select(this.#svg), factor);
  }

  /** Moves the drawing so that all of these are in sight, and no nearer than it is. */
  show(points: readonly Point[], most = 48): void {
    const [first] = points;
    if (!this.#svg || !this.width || !first) return;
    const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
    const [from, to] = [
      { x: Math.min(...xs), y: Math.min(...ys) },
      { x: Math.max(...xs), y: Math.max(...ys) },
    ];
    const [left, top] = this.transform.apply([from.x, from.y]);
    const [right, low] = this.transform.apply([to.x, to.y]);
    const edge = Math.min(most, this.width / 5, this.height / 5);
    const inside =
      left > edge && top > edge && right < this.width - edge && low < this.height - edge;
    if (inside) return;
    const fits = Math.min(
      (this.width - 2 * edge) / Math.max(to.x - from.x, 1),
      (this.height - 2 * edge) / Math.max(to.y - from.y, 1),
    );
    const target = select(this.#svg);
    if (fits < this.transform.k) this.#behaviour.scaleTo(target, fits);
    this.#behaviour.translateTo(target, (from.x + to.x) / 2, (from.y + to.y) / 2);
  }

  /** Moves the drawing so that a place is in sight, and so far from the edge. */
  reveal({ x, y }: Point, most = 48): void {
    if (!this.#svg || !this.width) return;
    const [left, top] = this.transform.apply([x, y]);
    const edge = Math.min(most, this.width / 5, this.height / 5);
    const inside =
      left > edge && top > edge && left < this.width - edge && top < this.height - edge;
    if (!inside) this.#behaviour.translateTo(select(this.#svg), x, y);
  }

  /** Zooms by a key, if it is one for that: `here` stays in sight. */
  key({ key }: KeyboardEvent, here: Point | null): boolean {
    if (key === '+' || key === '=') {
      this.closer();
      if (here) this.reveal(here);
    } else if (key === '-') this.further();
    else if (key === '0') this.all();
    else return false;
    return true;
  }
}
