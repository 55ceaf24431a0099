FROM node:24-slim AS build
ENV CI=true TURBO_TELEMETRY_DISABLED=1 DO_NOT_TRACK=1
WORKDIR /app
RUN npm install --global pnpm@12.21.0
COPY pnpm-lock.yaml pnpm-workspace.yaml package.json ./
COPY patches patches
RUN pnpm fetch
COPY . .
RUN pnpm install --frozen-lockfile --prefer-offline && pnpm exec turbo run build
RUN mkdir /image \
  && cp -r apps/web/dist /image/web \
  && rm -rf node_modules apps/*/node_modules packages/*/node_modules tooling/*/node_modules apps/web \
  && mkdir -p apps/web && mv /image/web apps/web/dist
RUN pnpm install --frozen-lockfile --prefer-offline --prod --filter "@clausewise/api..."

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data AUDIT_DIR=/audit
ENV MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=262144 MALLOC_TRIM_THRESHOLD_=1048576
WORKDIR /app
RUN mkdir /data /audit && chown node:node /data /audit && chmod 700 /data /audit
COPY --from=build /app ./
USER node
VOLUME ["/data", "/audit"]
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "apps/api/dist/main.js"]
