import { join } from 'node:path'
import { findFreePort, type RunningServer, startServer } from '../../../scripts/lib/server.ts'
import { type BucketServer, startBuckets } from '../../../src/server/testing/buckets.ts'
import { type PostgresServer, startPostgres } from '../../../src/server/testing/postgres.ts'
import { type TemporaryFolder, writeProject, writeStart } from '../../../src/server/testing/project.ts'
import { type RedisServer, startRedis } from '../../../src/server/testing/redis.ts'
import { type Balancer, startBalancer } from './balancer.ts'

const BUCKET = 'genkan'
/** A bucket that has nothing. */
export const EMPTY_BUCKET = 'empty'
const READY = { timeoutMs: 60_000, readyPath: '/api/health?ready' } as const
/** For how long a node that is told to stop still serves. */
const DRAIN_SECONDS = 8

/** Several nodes of one installation on this machine, and all that they stand on. */
export interface Cluster {
  readonly balancer: Balancer
  readonly place: { readonly dataDir: string; readonly databaseUrl: string }
  readonly postgres: PostgresServer
  readonly redis: RedisServer
  readonly buckets: BucketServer
  /** The nodes that run, by their places. */
  readonly nodes: readonly RunningServer[]
  /** Starts the node of a place again. @param command arguments of `node`; by default the program of the others */
  readonly start: (at: number, command?: readonly string[]) => Promise<void>
  /** Starts a node of another installation. @param env where its data is */
  readonly startElsewhere: (dataDir: string, env: Readonly<Record<string, string>>) => Promise<RunningServer>
  readonly stop: () => Promise<void>
}

interface ClusterOptions {
  /** Arguments of `node`; by default the program with a small sample of a page. */
  readonly command?: readonly string[]
  /** What the nodes are told beside where things are. */
  readonly env?: Readonly<Record<string, string>>
}

/** Starts nodes behind a balancer, with PostgreSQL that waits for the disk, Redis and a bucket. */
export async function startCluster(
  folder: TemporaryFolder,
  count: number,
  { command = startOfSample(folder), env: more = {} }: ClusterOptions = {},
): Promise<Cluster> {
  const [postgres, redis] = [await startPostgres(true), await startRedis()]
  const buckets = await startBuckets(join(folder.path, 's3'), [BUCKET, EMPTY_BUCKET])
  const place = { dataDir: join(folder.path, 'data'), databaseUrl: await postgres.create() }
  const env = {
    ...{ DATABASE_URL: place.databaseUrl, REDIS_URL: redis.url, TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'fatal' },
    ...{ ...buckets.environmentOf(BUCKET), DRAIN_SECONDS: String(DRAIN_SECONDS), ...more },
  }
  const ports = await Promise.all(Array.from({ length: count }, findFreePort))
  const nodes: RunningServer[] = []
  const start = async (at: number, program: readonly string[] = command) => {
    const [port, dataDir] = [ports[at] ?? 0, place.dataDir]
    nodes[at] = await startServer({ dataDir, port, env, command: program, ...READY })
  }
  for (const at of ports.keys()) await start(at)
  const balancer = await startBalancer(ports)
  return {
    ...{ balancer, place, postgres, redis, buckets, nodes, start },
    startElsewhere: (dataDir, env) => startServer({ dataDir, env: { LOG_LEVEL: 'fatal', ...env }, command, ...READY }),
    async stop() {
      await balancer.stop()
      for (const node of nodes) await node.stop('SIGKILL')
      await buckets.close()
      await redis.stop()
      await postgres.stop()
    },
  }
}

function startOfSample(folder: TemporaryFolder): readonly string[] {
  writeProject(folder)
  return writeStart(folder)
}
