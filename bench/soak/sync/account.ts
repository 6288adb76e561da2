import { setTimeout as wait } from 'node:timers/promises'
import type { AnyDocument } from '../../../src/client/core/documents/document.ts'
import { recordKey } from '../../../src/client/core/documents/persistence/persisted-document.ts'
import { memoryStorage } from '../../../src/client/core/documents/storage/storage.ts'
import { createId } from '../../../src/client/core/tabs/channel.ts'
import { openCloud } from '../../../src/client/features/safety/sync/cloud-calls.ts'
import { createPace } from '../../../src/client/features/safety/sync/pace.ts'
import { type Cloud, CloudFailure } from '../../../src/client/features/safety/sync/syncer/cloud.ts'
import { joinCloud } from '../../../src/client/features/safety/sync/syncer/join.ts'
import type { Outcome, RunOptions, SyncerPorts } from '../../../src/client/features/safety/sync/syncer/ports.ts'
import { createSyncer } from '../../../src/client/features/safety/sync/syncer/syncer.ts'
import { isPlainObject } from '../../../src/client/lib/values/json.ts'
import { SECTIONS } from '../../../src/shared/entities/section.ts'

/** What the devices of an account have done. */
export interface Traffic {
  /** How long each push took that was acknowledged, in ms. */
  readonly pushes: number[]
  /** How often a run that sent something asked the cloud for its versions. */
  readonly rounds: number[]
  /** How long each question for the versions took, in ms. */
  readonly checks: number[]
  /** Questions for sections. */
  pulls: number
  /** Pushes that came after another device's. */
  conflicts: number
  /** Requests that the server has put off. */
  putOff: number
  /** Runs that gave up for a minute, because others write all the time. */
  paused: number
}

export const newTraffic = (): Traffic => ({
  pushes: [],
  rounds: [],
  checks: [],
  pulls: 0,
  conflicts: 0,
  putOff: 0,
  paused: 0,
})

/** A device of an account: the product's syncer at the product's pace, without a page. */
export interface AccountDevice {
  readonly name: string
  readonly values: Map<string, unknown>
  read(id: string): unknown
  change(id: string, change: (value: never) => unknown): Promise<void>
  /** Runs once, also if the server puts it off for a while. */
  finish(): Promise<void>
  stop(): void
}

interface DeviceOptions {
  readonly name: string
  readonly documents: readonly AnyDocument[]
  readonly traffic: Traffic
  /** How often it looks for what is new, in ms. */
  readonly tickMs: number
}

/** Opens a device of the user whom `call` is connected for, which has nothing yet. */
export async function openAccountDevice({ name, documents, traffic, tickMs }: DeviceOptions): Promise<AccountDevice> {
  const values = new Map<string, unknown>()
  const storage = memoryStorage(values)
  let rounds = 0
  const ports: SyncerPorts = {
    ...{ storage, documents, user: 'u', now: Date.now, sections: () => SECTIONS },
    cloud: watched(traffic, () => {
      rounds += 1
    }),
    merging: { createId, copySuffix: ` (${name})` },
    keepVersion: async () => {},
    onWritten: async () => {},
  }
  const syncer = createSyncer(ports)
  let last: Promise<unknown> = Promise.resolve()

  async function runOnce(options: RunOptions): Promise<Outcome> {
    rounds = 0
    const outcome = await syncer.run({ ...options, vanishAnswers: new Map(SECTIONS.map((one) => [one, 'go'])) })
    if (outcome.at === 'chooses') {
      await joinCloud(ports, 'restore')
      return runOnce(options)
    }
    if (outcome.at === 'done' && outcome.sent.length > 0) traffic.rounds.push(rounds)
    if (outcome.at === 'paused') traffic.paused += 1
    return outcome
  }
  /** One after another, as in one tab at a time. */
  const run = (options: RunOptions): Promise<Outcome> => {
    const running = last.then(() => runOnce(options))
    last = running.catch(() => {})
    return running
  }

  async function finish(): Promise<void> {
    const outcome = await run({ push: true })
    if (outcome.at === 'done') return
    const seconds = outcome.at === 'failed' ? (outcome.failure.retryAfter ?? 1) : 10
    await wait(seconds * 1000)
    return finish()
  }

  await finish()
  const pace = createPace({ run, leave: syncer.leave }, () => {})
  const timer = setInterval(pace.check, tickMs)
  return {
    ...{ name, values, finish },
    read: (id) => {
      const record = values.get(recordKey({ id }))
      return isPlainObject(record) ? record.data : documents.find((one) => one.id === id)?.initial
    },
    async change(id, change) {
      const document = documents.find((one) => one.id === id)
      if (document === undefined) throw new Error(`there is no ${id}`)
      await storage.write(async (transaction) => {
        const record = await transaction.get(recordKey({ id }))
        const { data = document.initial, revision = 0 }: { data?: unknown; revision?: number } = Object(record)
        const next = { version: document.version, data: change(data as never) }
        transaction.put(recordKey({ id }), { ...next, revision: revision + 1, writer: name })
      })
      pace.note(document, { origin: 'local' })
    },
    stop() {
      clearInterval(timer)
      pace.stop()
    },
  }
}

/** The cloud of the user, whose answers are counted. */
function watched(traffic: Traffic, onTimes: () => void): Cloud {
  const cloud = openCloud(
    'u',
    {
      send: async () => ({ sent: [], refused: [] }),
      fetchPicture: async () => undefined,
      fetchText: async () => undefined,
    },
    () => {},
  )
  const counted = async <T>(answer: Promise<T>): Promise<T> => {
    try {
      return await answer
    } catch (error) {
      if (error instanceof CloudFailure && error.fault === 'busy') traffic.putOff += 1
      if (error instanceof CloudFailure && error.fault === 'stale') traffic.conflicts += 1
      throw error
    }
  }
  return {
    ...cloud,
    times() {
      onTimes()
      return timed(traffic.checks, counted(cloud.times()))
    },
    read(sections) {
      traffic.pulls += 1
      return counted(cloud.read(sections))
    },
    write: (push, files) => timed(traffic.pushes, counted(cloud.write(push, files))),
  }
}

/** An answer whose time is added to a list, if there is one. */
async function timed<T>(times: number[], answer: Promise<T>): Promise<T> {
  const begun = performance.now()
  const given = await answer
  times.push(performance.now() - begun)
  return given
}
