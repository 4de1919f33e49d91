import { ApiFailure } from '@saywright/http'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const loopback = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1'])

/** How many jobs there are, by queue and state. */
export interface QueueCounts {
  readonly counts: () => Promise<ReadonlyMap<string, Readonly<Record<string, number>>>>
}

/** `GET /api/metrics` in Prometheus text, for whoever is on this machine: nobody else learns that it exists. */
export function serveMetrics(app: FastifyInstance, queues: QueueCounts): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  new Gauge({
    name: 'queue_jobs',
    help: 'Jobs by queue: pending and running now, completed, failed tries and dead since this process began.',
    labelNames: ['queue', 'state'],
    registers: [registry],
    async collect() {
      for (const [queue, counts] of await queues.counts())
        for (const [state, count] of Object.entries(counts)) this.set({ queue, state }, count)
    },
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/api/metrics', async (request, reply) => {
    if (!loopback.has(request.ip)) throw new ApiFailure('not_found')
    return reply
      .header('Cache-Control', 'no-store')
      .type(registry.contentType)
      .send(await registry.metrics())
  })
}
