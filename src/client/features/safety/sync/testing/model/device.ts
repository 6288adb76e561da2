import { SECTIONS } from '../../../../../../shared/entities/section.ts'
import type { AnyDocument } from '../../../../../core/documents/document.ts'
import { recordKey } from '../../../../../core/documents/persistence/persisted-document.ts'
import { memoryStorage } from '../../../../../core/documents/storage/storage.ts'
import { isPlainObject } from '../../../../../lib/values/json.ts'
import { type Cloud, CloudFailure } from '../../syncer/cloud.ts'
import type { joinCloud } from '../../syncer/join.ts'
import type { Outcome, SyncerPorts } from '../../syncer/ports.ts'
import type { createSyncer } from '../../syncer/syncer.ts'

export interface DevicePorts {
  readonly name: string
  readonly cloud: Cloud
  readonly documents: readonly AnyDocument[]
  readonly createSyncer: typeof createSyncer
  readonly joinCloud: typeof joinCloud
  readonly createId: () => string
  readonly now: () => number
}

/** A page with a syncer, of which every message to the server can be held, lost or cut off. */
interface Tab {
  /** Begins a run if there is none, and lets it go on by one message. @returns whether it is still under way */
  step(): Promise<boolean>
  /** Loses the message that the run waits for, if it waits. */
  drop(): Promise<void>
  /** Sends what is new, and does not wait for the answer. */
  leave(): Promise<void>
  /** Ends in the middle of whatever it does. */
  kill(): void
  readonly last: () => Outcome | undefined
}

/** A device of the model: a browser profile with two pages, which may both run a syncer. */
export interface Device {
  readonly name: string
  readonly tabs: readonly Tab[]
  /** Runs to the end, without loss; one that knows nothing of the cloud takes over what is there. */
  finish(): Promise<void>
  /** All pages end; what is stored stays. */
  crash(): void
  /** The browser deletes all that is stored. */
  evict(): void
  read(id: string): unknown
  change(id: string, change: (value: never) => unknown): Promise<void>
  readonly values: Map<string, unknown>
}

export function openDevice({ name, cloud, documents, ...ports }: DevicePorts): Device {
  const values = new Map<string, unknown>()
  const storage = memoryStorage(values)
  const portsTo = (reached: Cloud): SyncerPorts => ({
    ...{ storage, documents, cloud: reached, user: 'u', sections: () => SECTIONS },
    merging: { createId: ports.createId, copySuffix: ` (${name})` },
    keepVersion: async () => {},
    onWritten: async () => {},
    now: ports.now,
  })
  const tabs = [0, 1].map(() => openTab(cloud, (reached) => ports.createSyncer(portsTo(reached))))
  const crash = () => tabs.forEach((tab) => void tab.kill())

  async function finish(): Promise<void> {
    const [tab] = tabs
    while (await tab?.step());
    if (tab?.last()?.at !== 'chooses') return
    await ports.joinCloud(portsTo(cloud), 'restore')
    while (await tab.step());
  }

  return {
    ...{ name, values, tabs, finish, crash },
    evict() {
      crash()
      values.clear()
    },
    read: (id) => {
      const record = values.get(recordKey({ id }))
      return isPlainObject(record) ? record.data : documents.find((one) => one.id === id)?.initial
    },
    change: (id, change) =>
      storage.write(async (transaction) => {
        const document = documents.find((one) => one.id === id)
        const record = await transaction.get(recordKey({ id }))
        const { data = document?.initial, revision = 0 }: { data?: unknown; revision?: number } = Object(record)
        const next = { version: document?.version ?? 0, data: change(data as never) }
        transaction.put(recordKey({ id }), { ...next, revision: revision + 1, writer: name })
      }),
  }
}

/** Where a run waits: before a request is sent, or before its answer arrives. */
interface Gate {
  readonly pass: () => void
  readonly drop: () => void
}

function openTab(cloud: Cloud, open: (reached: Cloud) => ReturnType<typeof createSyncer>): Tab {
  /** A program that has ended never gets another message. */
  let life = 0
  let gate: Gate | undefined
  let run: Promise<void> | undefined
  let last: Outcome | undefined
  let syncer = boot()

  function boot() {
    life += 1
    const own = life
    const hold = () =>
      new Promise<void>((resolve, reject) => {
        if (own === life) gate = { pass: resolve, drop: () => reject(new CloudFailure('unreachable')) }
      })
    const held = async <R>(send: () => Promise<R>): Promise<R> => {
      await hold()
      const answer = send()
      answer.catch(() => {}) // it is told once it arrives
      await hold()
      return answer
    }
    return open({
      times: () => held(cloud.times),
      read: (sections) => held(() => cloud.read(sections)),
      write: (push, files) => held(() => cloud.write(push, files)),
      writeLeaving: cloud.writeLeaving,
      readFile: (hash) => held(() => cloud.readFile(hash)),
    })
  }

  function begin(): void {
    const own = life
    run = syncer.run({ push: true, vanishAnswers: new Map(SECTIONS.map((one) => [one, 'go'])) }).then((outcome) => {
      if (own !== life) return
      last = outcome
      run = undefined
    })
  }

  /** Until the run waits for a message, or is over. */
  async function settle(): Promise<boolean> {
    for (let turns = 0; run !== undefined && gate === undefined; turns += 1) {
      await Promise.resolve()
      if (turns > 100_000) throw new Error('a run hangs')
    }
    return run !== undefined
  }

  function release(how: keyof Gate): Promise<boolean> {
    const waiting = gate
    gate = undefined
    waiting?.[how]()
    return settle()
  }

  return {
    step() {
      if (run !== undefined) return release('pass')
      begin()
      return settle()
    },
    async drop() {
      if (gate !== undefined) await release('drop')
    },
    leave: () => syncer.leave(),
    kill() {
      gate = run = last = undefined
      syncer = boot()
    },
    last: () => last,
  }
}
