import type { ProblemDetails } from './types';

/** A request that was refused, rejected or never arrived; `details.code` is stable. */
export class Problem extends Error {
  readonly details: ProblemDetails;

  constructor(details: ProblemDetails) {
    super(details.detail || details.title);
    this.name = 'Problem';
    this.details = details;
  }

  get code(): string {
    return this.details.code;
  }

  /** Reads an answer that is not a success. */
  static async from(response: Response): Promise<Problem> {
    const text = await response.text();
    try {
      const body = JSON.parse(text) as Partial<ProblemDetails>;
      if (typeof body.code === 'string') return new Problem(complete(body, response.status));
    } catch {
      // Not from Wapenrol: a proxy, perhaps.
    }
    return new Problem({
      title: 'Unexpected answer',
      status: response.status,
      code: 'unexpected_answer',
      detail: `The server answered ${response.status} ${response.statusText}.`,
    });
  }

  static unreachable(): Problem {
    return new Problem({
      title: 'No connection',
      status: 0,
      code: 'unreachable',
      detail: 'The server cannot be reached. The order was not confirmed; trying again is safe.',
    });
  }
}

function complete(body: Partial<ProblemDetails>, status: number): ProblemDetails {
  return { title: 'Refused', status, code: 'unknown', detail: '', ...body };
}
