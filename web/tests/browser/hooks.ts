/** What is done around the tests of every file; a worker takes file after file, and loads its tools once. */

import { afterAll, afterEach, beforeAll } from 'vitest';
import { arrive, leave, part } from './campaigns';

beforeAll(arrive);
afterEach(part);
afterAll(leave);
