import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client'
import { StartFailure } from '@saywright/http'
import type { FastifyInstance } from 'fastify'

/** How many jobs there are, by queue and state. */
export interface QueueCounts {
  readonly counts: () => Promise<ReadonlyMap<string, Readonly<Record<string, number>>>>
}

/** Counts and times what the server does. */
export function measure(app: FastifyInstance, queues: QueueCounts): Registry {
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
  return registry
}

export interface MetricsServer {
  readonly url: string
  readonly close: () => void
}

/**
 * `GET /metrics` in Prometheus text, on a port of its own that only this machine reaches: which addresses a proxy forwards
 * says nothing about who may read it.
 */
export function serveMetrics(registry: Registry, port: number): Promise<MetricsServer> {
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics') return response.writeHead(404).end()
    response.writeHead(200, { 'Content-Type': registry.contentType }).end(await registry.metrics())
  })
  return new Promise((resolve, reject) => {
    server.once('error', () =>
      reject(new StartFailure(`METRICS_PORT ${port} cannot be used: another program may have it.`)),
    )
    server.listen(port, '127.0.0.1', () => {
      const { port: own } = server.address() as AddressInfo
      resolve({ url: `http://127.0.0.1:${own}/metrics`, close: () => server.close() })
    })
  })
}
