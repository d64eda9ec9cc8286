# Winnow in one image, for amd64 and arm64: docker build -t winnow .
# What each role needs is in docs/operating/containers.md.

FROM node:24.21.0-bookworm-slim AS build
WORKDIR /build
COPY package.json package-lock.json .npmrc ./
COPY apps/cli/package.json apps/cli/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY e2e/package.json e2e/
COPY packages/api-client/package.json packages/api-client/
COPY packages/contracts/package.json packages/contracts/
COPY packages/document-model/package.json packages/document-model/
COPY packages/documents/package.json packages/documents/
COPY packages/embedding/package.json packages/embedding/
COPY packages/engine/package.json packages/engine/
COPY packages/evaluation/package.json packages/evaluation/
COPY packages/locales/package.json packages/locales/
COPY packages/tuning/package.json packages/tuning/
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build

# What runs, without what builds and tests.
FROM build AS production
RUN apt-get update && apt-get install -y --no-install-recommends binutils && strip /usr/local/bin/node
RUN npm sbom --sbom-format cyclonedx --omit dev --workspace @winnow/server > sbom.cdx.json
RUN rm -rf node_modules apps/*/node_modules packages/*/node_modules e2e/node_modules \
  && npm ci --omit=dev --ignore-scripts --workspace @winnow/server
RUN node deploy/image/leave-out.ts
# The first start of an embedded database copies it instead of making its own.
RUN node deploy/image/prepare-database.ts

FROM debian:bookworm-20261109-slim
COPY --from=production /usr/local/bin/node /usr/local/bin/node
WORKDIR /app
COPY --from=production /build/package.json /build/sbom.cdx.json ./
COPY --from=production /build/node_modules node_modules
COPY --from=production /build/packages packages
COPY --from=production /build/apps/server apps/server
COPY --from=production /build/apps/web/dist apps/web/dist
COPY --from=production /build/samples samples
COPY --from=production /build/tools/running tools/running
COPY --from=production /build/deploy/image deploy/image
RUN mkdir /data && chown 10001:10001 /data
USER 10001:10001
# The next start takes a sixth less time where compiled code was kept: the root is read-only.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/data/compiled
VOLUME /data
EXPOSE 3000 9464
# A worker listens at its port for metrics only.
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "deploy/image/check.js"]
ENTRYPOINT ["node", "deploy/image/start.ts"]
