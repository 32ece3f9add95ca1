# The folder of each name in the last stage is all that the server needs (tests/architecture/self-hosting.test.ts).
FROM debian:trixie-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates nodejs npm
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev

FROM debian:trixie-slim
# PostgreSQL's programs are what `server/backup.ts` and `server/restore.ts` run.
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates nodejs postgresql-client && rm -rf /var/lib/apt/lists/*
# A new volume takes its owner and its mode from the folder that it is mounted on.
RUN useradd --uid 10001 --user-group --home-dir /nonexistent --no-create-home --shell /usr/sbin/nologin sorrel && install -d -o sorrel -g sorrel -m 0700 /data
WORKDIR /app
COPY package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY catalogue catalogue
COPY server server
COPY src/contract src/contract
COPY src/terms src/terms
COPY src/domain src/domain
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4173 DATA_DIR=/data
USER sorrel
EXPOSE 4173
# It asks whether the process lives; a database that is gone is no reason to start it again.
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--import", "tsx", "server/main.ts"]
