import type { Config } from './config.ts'
import { type Metrics, NO_METRICS } from './core/ports/metrics.ts'
import { type Listener, listen } from './listen.ts'

const PATH = '/metrics'

/** What the server measures of itself, and where the operator's Prometheus reads it. */
export interface ServedMetrics {
  readonly metrics: Metrics
  /** Begins to listen where the operator wants it. @returns what listens @throws StartFailure as `listen` */
  readonly serve: () => Promise<Listener | undefined>
}

/** Opens the metrics. Where the operator wants none, not even the library is loaded. */
export async function openMetrics(
  { metricsAt: at }: Pick<Config, 'metricsAt'>,
  version: string,
): Promise<ServedMetrics> {
  if (at === undefined) return { metrics: NO_METRICS, serve: async () => undefined }
  const { openPrometheus } = await import('./adapters/metrics/prometheus.ts')
  const { metrics, read, type } = openPrometheus(version)
  const handle = async ({ method, url }: Request): Promise<Response> => {
    if (new URL(url).pathname !== PATH) return new Response(null, { status: 404 })
    if (method !== 'GET') return new Response(null, { status: 405, headers: { Allow: 'GET' } })
    return new Response(await read(), { headers: { 'Content-Type': type, 'Cache-Control': 'no-store' } })
  }
  return { metrics, serve: () => listen(handle, { ...at, prefix: 'METRICS_' }) }
}
