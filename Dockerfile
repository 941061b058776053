# One server for pages and API on port 4000. `docker compose up --build` runs two of them behind Caddy.

FROM node:24-slim AS manifests
WORKDIR /app
RUN npm install --global pnpm@10
# Only the files that the install depends on, so that a change of the code does not invalidate its cached layer.
COPY package.json pnpm-lock.yaml pnpm-workspace.yaml .pnpmfile.cjs ./
COPY qr/package.json qr/
COPY input/package.json input/
COPY board/package.json board/
COPY vault/package.json vault/
COPY links/package.json links/
COPY tables/package.json tables/
COPY bulk/package.json bulk/
COPY rendering/package.json rendering/
COPY cli/package.json cli/
COPY catalogue/package.json catalogue/
COPY client/package.json client/
COPY playground/package.json playground/
COPY server/package.json server/

FROM manifests AS build
RUN pnpm install --frozen-lockfile --prod
COPY . .
RUN BROTLI_QUALITY=11 pnpm build

FROM manifests AS packages
RUN pnpm install --frozen-lockfile --prod --filter @canary/server

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000
# By default, malloc keeps freed memory in up to eight arenas for each processor: a busy server then keeps 40 MB more.
ENV MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=packages /app/server server
COPY --from=build /app/server/dist server/dist
COPY --from=build /app/client/dist client/dist
COPY prisma/postgres/migrations prisma/postgres/migrations
COPY prisma/sqlite/migrations prisma/sqlite/migrations
# For an SQLite file, and for mails when SMTP is not configured.
RUN mkdir data && chown node:node data
VOLUME /app/data
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --start-interval=1s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# In a small container, V8 gives new objects 1 MB: a busy server would spend a third of its time on collecting garbage.
CMD ["node", "--max-semi-space-size=16", "--enable-source-maps", "server/dist/main.js"]
