import { join } from 'node:path'
import S3rver from 's3rver'
import { findFreePort, type RunningServer, startServer } from '../../../scripts/lib/server.ts'
import { type PostgresServer, startPostgres } from '../../../src/server/testing/postgres.ts'
import { type TemporaryFolder, writeProject, writeStart } from '../../../src/server/testing/project.ts'
import { type RedisServer, startRedis } from '../../../src/server/testing/redis.ts'
import { type Balancer, startBalancer } from './balancer.ts'

const BUCKET = 'genkan'
const START_MS = 60_000
/** For how long a node that is told to stop still serves. */
const DRAIN_SECONDS = 8

/** Several nodes of one installation on this machine, and all that they stand on. */
export interface Cluster {
  readonly balancer: Balancer
  readonly place: { readonly dataDir: string; readonly databaseUrl: string }
  readonly postgres: PostgresServer
  readonly redis: RedisServer
  /** The nodes that run, by their places. */
  readonly nodes: readonly RunningServer[]
  /** Starts the node of a place again. @param command arguments of `node`; by default the program of the others */
  readonly start: (at: number, command?: readonly string[]) => Promise<void>
  readonly stop: () => Promise<void>
}

/** Starts nodes behind a balancer, with PostgreSQL that waits for the disk, Redis and a bucket. */
export async function startCluster(folder: TemporaryFolder, count: number): Promise<Cluster> {
  writeProject(folder)
  const command = writeStart(folder)
  const [postgres, redis, s3Port] = [await startPostgres(true), await startRedis(), await findFreePort()]
  const s3 = new S3rver({
    ...{ port: s3Port, address: '127.0.0.1', silent: true, directory: join(folder.path, 's3') },
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  await s3.run()
  const place = { dataDir: join(folder.path, 'data'), databaseUrl: await postgres.create() }
  const env = {
    ...{ DATABASE_URL: place.databaseUrl, REDIS_URL: redis.url, TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'fatal' },
    ...{ BLOBS: `s3://${BUCKET}?endpoint=http://127.0.0.1:${s3Port}`, DRAIN_SECONDS: String(DRAIN_SECONDS) },
    ...{ S3_ACCESS_KEY: 'S3RVER', S3_SECRET_KEY: 'S3RVER' },
  }
  const ports = await Promise.all(Array.from({ length: count }, findFreePort))
  const nodes: RunningServer[] = []
  const start = async (at: number, program: readonly string[] = command) => {
    const [port, dataDir] = [ports[at] ?? 0, place.dataDir]
    nodes[at] = await startServer({
      ...{ dataDir, port, env, command: program, timeoutMs: START_MS, readyPath: '/api/health?ready' },
    })
  }
  for (const at of ports.keys()) await start(at)
  const balancer = await startBalancer(ports)
  return {
    ...{ balancer, place, postgres, redis, nodes, start },
    async stop() {
      await balancer.stop()
      for (const node of nodes) await node.stop('SIGKILL')
      await s3.close()
      await redis.stop()
      await postgres.stop()
    },
  }
}
