// Players and games: a name is enough.

import { gameInfo, newPlayer, player as playerSchema } from '@atoll/protocol';
import { createRoute, z } from '@hono/zod-openapi';
import { cookieNames, keyCookie } from '../accounts/cookies.js';
import type { Config } from '../config.js';
import type { Services } from '../services.js';
import type { App } from './asker.js';
import { answers, body } from './routes.js';

export function playerRoutes(app: App, services: Services, config: Config): void {
  const { players, games, now } = services;
  const names = cookieNames(config.behindProxy);
  app.openapi(
    createRoute({
      method: 'post',
      path: '/api/players',
      summary: 'Take a name. The key to it comes as a cookie and is never shown again',
      request: body(newPlayer),
      responses: answers(playerSchema, 'The player'),
    }),
    async (context) => {
      const { name } = context.req.valid('json');
      const known = context.get('player');
      if (known !== null) return context.json(await players.rename(known, name), 200);
      const made = await players.create(name, now());
      context.header('set-cookie', keyCookie(names, made.key, config.behindProxy), { append: true });
      return context.json(made.player, 200);
    },
  );
  app.openapi(
    createRoute({
      method: 'get',
      path: '/api/me',
      summary: 'Who the server thinks is asking; null for a stranger',
      responses: answers(playerSchema.nullable(), 'The player'),
    }),
    (context) => context.json(context.get('player'), 200),
  );
  app.openapi(
    createRoute({
      method: 'get',
      path: '/api/games',
      summary: 'The games, their seats and options',
      responses: answers(z.array(gameInfo), 'All games'),
    }),
    (context) =>
      context.json(
        [...games.values()].map(({ id, rulesVersion, seats, options }) => ({
          id,
          rulesVersion,
          seats: { ...seats },
          options: Object.entries<z.infer<typeof gameInfo>['options'][number]>(options.fields as never).map(
            ([name, { values, default: byDefault, rule }]) => ({ name, values: [...values], default: byDefault, rule }),
          ),
        })),
        200,
      ),
  );
}
