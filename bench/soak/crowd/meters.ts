import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '@redis/client'
import { Client } from 'pg'
import { memoryOf } from '../../../scripts/lib/server.ts'
import { processorSecondsOf } from '../../chat/usage.ts'
import type { Cluster } from '../nodes/cluster.ts'
import { COLLECT } from './lag-probe.ts'
import { familyMemoryOf, familySecondsOf, machineSeconds, parentOf } from './processes.ts'

/** What all parts have used so far. */
export interface Reading {
  /** Processor seconds of each node. */
  readonly nodes: readonly number[]
  readonly postgres: number
  readonly balancer: number
  readonly redis: number
  /** Processor seconds of the whole machine, by whomever. */
  readonly machine: number
  readonly wal: number
  readonly commands: number
  /** Bytes of the tables that keep what people write. */
  readonly kept: number
}

/** What is there just now: memory in MB, and connections to the database. */
export interface Sample {
  readonly nodes: readonly number[]
  readonly postgres: number
  readonly balancer: number
  readonly redis: number
  readonly connections: number
  readonly busyConnections: number
}

/** Where pushes and messages are kept. */
const KEPT = ['sync_version', 'sync_operation', 'chat_message']

/** How long a node has to give memory back, in ms. */
const GIVE_BACK_MS = 1500

/** What a node takes, on average, in bytes. */
export const nodeMemoryOf = ({ nodes }: Sample): number =>
  (nodes.reduce((sum, one) => sum + one, 0) / nodes.length) * 1024 ** 2

export interface Gauges {
  readonly read: () => Promise<Reading>
  readonly sample: () => Promise<Sample>
  /** Lets the nodes give back the memory that they do not use. */
  readonly collect: () => Promise<void>
  /** What is there once they have. */
  readonly sampleCollected: () => Promise<Sample>
  /** The versions of all desktops in the cloud, by their users. */
  readonly readBases: () => Promise<ReadonlyMap<string, number>>
  /** How late event loops of nodes were in each second so far: ms, for half of the time and for all but a hundredth. */
  readonly lags: () => readonly (readonly [half: number, most: number])[]
  readonly close: () => Promise<void>
}

/** @param lagFile where the nodes' probes write, see `lag-probe.ts` */
export async function openGauges(cluster: Cluster, lagFile: string): Promise<Gauges> {
  const database = new Client(cluster.place.databaseUrl)
  await database.connect()
  const redis = createClient({ url: cluster.redis.url })
  redis.on('error', () => {}) // it ends with the cluster
  await redis.connect()
  const ask = async (query: string): Promise<Record<string, string>> => (await database.query(query)).rows[0] ?? {}
  const redisFact = (info: string, name: string) => Number(new RegExp(`^${name}:(\\d+)`, 'm').exec(info)?.[1])
  const postmaster = parentOf(Number((await ask('select pg_backend_pid() as pid')).pid))
  const redisPid = redisFact(await redis.info('server'), 'process_id')
  const running = () => cluster.nodes.filter(({ process }) => process.exitCode === null && process.signalCode === null)
  const collect = async () => {
    for (const { process } of running()) process.kill(COLLECT)
    await wait(GIVE_BACK_MS)
  }
  const sample = async (): Promise<Sample> => {
    const { all, busy } = await ask(
      `select count(*) as all, count(*) filter (where state <> 'idle') - 1 as busy from pg_stat_activity
       where datname = current_database()`,
    )
    return {
      nodes: running().map(({ process }) => memoryOf(process)),
      postgres: familyMemoryOf(postmaster),
      balancer: memoryOf(cluster.balancer.process),
      redis: memoryOf({ pid: redisPid }),
      ...{ connections: Number(all), busyConnections: Number(busy) },
    }
  }
  return {
    async read() {
      const { wal, kept } = await ask(
        `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as wal, ${KEPT.map((table) => `pg_total_relation_size('${table}')`).join(' + ')} as kept`,
      )
      return {
        nodes: running().map(({ process }) => processorSecondsOf(process)),
        postgres: familySecondsOf(postmaster),
        balancer: processorSecondsOf(cluster.balancer.process),
        redis: processorSecondsOf({ pid: redisPid }),
        machine: machineSeconds(),
        ...{ wal: Number(wal), kept: Number(kept) },
        commands: redisFact(await redis.info('stats'), 'total_commands_processed'),
      }
    },
    sample,
    collect,
    async sampleCollected() {
      await collect()
      return sample()
    },
    async readBases() {
      const { rows } = await database.query(`select user_id, time from sync_section where section = 'nav_info'`)
      return new Map(rows.map(({ user_id, time }) => [user_id, Number(time)]))
    },
    lags: () =>
      running().flatMap(({ port }) =>
        readFileSync(`${lagFile}-${port}`, 'utf8')
          .trim()
          .split('\n')
          .map((line) => line.split(' ').map(Number) as [number, number]),
      ),
    async close() {
      redis.destroy()
      await database.end()
    },
  }
}
