import type { ProblemDetails } from './types';
import { say } from '$lib/language/messages.svelte';

type ProblemTold = Pick<ProblemDetails, 'title' | 'status' | 'code' | 'detail'> &
  Partial<ProblemDetails>;

/** A request that was refused, rejected or never arrived; `details.code` is stable. */
export class Problem extends Error {
  readonly details: ProblemDetails;

  constructor(details: ProblemTold) {
    super(details.detail || details.title);
    this.name = 'Problem';
    this.details = {
      type: 'about:blank',
      clause: null,
      allowed: null,
      needs_card: null,
      needs_dice: null,
      since: null,
      to_sign: [],
      order: null,
      ...details,
    };
  }

  get code(): string {
    return this.details.code;
  }

  /** Reads an answer that is not a success. */
  static async from(response: Response): Promise<Problem> {
    const text = await response.text();
    try {
      const body = JSON.parse(text) as Partial<ProblemDetails>;
      if (typeof body.code === 'string') {
        const { code, title = say('api-refused'), status = response.status, detail = '' } = body;
        return new Problem({ ...body, code, title, status, detail });
      }
    } catch {
      // Not from Wapenrol: a proxy, perhaps.
    }
    return new Problem({
      title: say('api-unexpected'),
      status: response.status,
      code: 'unexpected_answer',
      detail: say('api-answered', {
        status: String(response.status),
        text: response.statusText,
      }),
    });
  }

  static unreachable(): Problem {
    return new Problem({
      title: say('api-unreachable'),
      status: 0,
      code: 'unreachable',
      detail: say('api-unreachable-now'),
    });
  }
}

/** What went wrong, in a sentence. */
export function words(cause: unknown): string {
  return cause instanceof Problem ? cause.message : String(cause);
}
