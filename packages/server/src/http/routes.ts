// The common shape of our routes: JSON in, JSON out, and a reason where something may not be.

import { problem } from '@atoll/protocol';
import type * as z from 'zod';

export function body<S extends z.ZodType>(schema: S) {
  return { body: { required: true, content: { 'application/json': { schema } } } } as const;
}

export function answers<S extends z.ZodType>(schema: S, description: string) {
  return {
    200: { description, content: { 'application/json': { schema } } },
    '4XX': {
      description: 'It may not be done; the reason is a message key',
      content: { 'application/json': { schema: problem } },
    },
  } as const;
}
