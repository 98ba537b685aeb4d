# The server with the page. Alone it keeps everything in /data; with DATABASE_URL in PostgreSQL.

FROM node:20-bookworm-slim AS build
WORKDIR /atoll
COPY . .
RUN npm ci --ignore-scripts \
  && npm run build \
  && node -e "import('./scripts/page.mjs').then(({ buildPage }) => process.exit(buildPage() ? 0 : 1))" \
  && npm prune --omit=dev --ignore-scripts

FROM node:20-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 ATOLL_DATA=/data
WORKDIR /atoll
RUN mkdir /data && chown node:node /data
COPY --from=build /atoll/package.json ./
COPY --from=build /atoll/node_modules ./node_modules
COPY --from=build /atoll/packages ./packages
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
# One thread of the collector beside the main one: see docs/server.md, "Running".
CMD ["node", "--v8-pool-size=1", "packages/server/dist/main.js"]
