import type { Section } from '../../../../../shared/entities/section.ts'
import type { Reason } from '../../../../../shared/entities/sync.ts'
import { CloudFailure } from './cloud.ts'
import { type Outbox, readOutbox, readState, removeOutbox } from './kept.ts'
import type { Outcome, RunOptions, SyncerPorts } from './ports.ts'
import { beginState, pullSections } from './pull-sections.ts'
import { acknowledge, fillOutbox, readOutboxFiles, readSection, sectionsIn } from './push.ts'

/** More rounds in a minute than these mean that devices write against one another (rule C8). */
const ROUNDS = { limit: 5, withinMs: 60_000 } as const
/** In a run there are at most those conflicts, each section refused once, and some new timelines: with more the server is broken. */
const MOST_ROUNDS = 16

/** Makes the documents of this device and those in the cloud the same, and never loses either (decision 0078). */
export interface Syncer {
  /** Reads what is new in the cloud, then sends what is new here. Never loses either; can be cut off anywhere. */
  run(options: RunOptions): Promise<Outcome>
  /** Sends what is new here as the page is left (rule C10): the next run, of whatever page, learns what became of it. */
  leave(): Promise<void>
  /** Whether anything here is not as the cloud is known to have it, also where nothing is known of it yet. */
  differs(): Promise<boolean>
}

export function createSyncer(ports: SyncerPorts): Syncer {
  /** When another device was found to have written first. */
  let conflicts: readonly number[] = []
  /** What the cloud has refused, as it was. */
  const refused = new Map<Section, { readonly body: string; readonly failure: CloudFailure }>()

  async function run(options: RunOptions): Promise<Outcome> {
    try {
      for (let rounds = 0; rounds < MOST_ROUNDS; rounds += 1) {
        await sendAgain(ports)
        if (isPaused()) return { at: 'paused' }
        const outcome = await round(options)
        if (outcome !== 'again') return outcome
      }
      return { at: 'failed', failure: new CloudFailure('unreachable') }
    } catch (error) {
      if (error instanceof CloudFailure) return { at: 'failed', failure: error }
      throw error
    }
  }

  function isPaused(): boolean {
    conflicts = conflicts.filter((at) => Math.abs(ports.now() - at) < ROUNDS.withinMs)
    return conflicts.length > ROUNDS.limit
  }

  async function round(options: RunOptions): Promise<Outcome | 'again'> {
    const before = await ports.storage.write(readState) // an answer is of what was known as it was asked for
    const cloud = await ports.cloud.times()
    const state = before?.user === ports.user ? before : await beginState(ports, cloud)
    if (state === undefined) return { at: 'chooses' }
    const found = await pullSections(ports, state, cloud, options)
    if (found === 'again') return 'again'
    const blocked = [...found.questions.map(({ section }) => section), ...found.unreadable]
    const sent = options.push ? await push(blocked, options.reason) : []
    if (sent === 'again') return 'again'
    return { at: 'done', sent, ...found, refused: [...refused.values()].map(({ failure }) => failure) }
  }

  /** Puts what differs into the outbox; what was refused and is another now is no longer refused. */
  async function fill(blocked: readonly Section[], reason: Reason): Promise<Outbox | undefined> {
    const filled = await ports.storage.write(async (transaction) => {
      const state = await readState(transaction)
      if (state?.user !== ports.user) return undefined
      const sections = ports.sections().filter((section) => !blocked.includes(section))
      const bodies = new Map([...refused].map(([section, { body }]) => [section, body]))
      const opId = ports.merging.createId()
      return fillOutbox(transaction, state, { ...ports, sections, opId, reason, refused: bodies })
    })
    for (const section of refused.keys()) if (!filled?.stillRefused.includes(section)) refused.delete(section)
    return filled?.outbox
  }

  /** Sends what differs. @returns the sections that were sent, or that the cloud must be read again first */
  async function push(blocked: readonly Section[], reason: Reason = 'edit'): Promise<readonly Section[] | 'again'> {
    const outbox = await fill(blocked, reason)
    if (outbox === undefined) return []
    try {
      await send(ports, outbox)
      return sectionsIn(outbox)
    } catch (error) {
      if (!(error instanceof CloudFailure) || !isAnswered(error)) throw error
      return onRefused(error, outbox)
    }
  }

  function onRefused(failure: CloudFailure, outbox: Outbox): 'again' {
    const { section } = failure
    if (failure.fault === 'stale') conflicts = [...conflicts, ports.now()]
    if (failure.fault === 'tooLarge' || failure.fault === 'unreadable') {
      if (section === undefined) throw failure
      refused.set(section, { body: outbox.bodies[section] ?? '', failure })
    }
    if (failure.fault === 'full') throw failure
    return 'again'
  }

  return {
    run,
    async leave() {
      const outbox = await fill([], 'edit')
      if (outbox !== undefined) ports.cloud.writeLeaving(outbox)
    },
    differs: () =>
      ports.storage.write(async (transaction) => {
        const state = await readState(transaction)
        if (state?.user !== ports.user || (await readOutbox(transaction)) !== undefined) return true
        for (const section of ports.sections()) {
          const isKnown = state.times[section] !== undefined
          if (!isKnown || (await readSection(transaction, ports.documents, section)).differs) return true
        }
        return false
      }),
  }
}

/** Whether the cloud has decided: then nothing of a push was written, and it need not be sent again as it is. */
const isAnswered = ({ fault }: CloudFailure): boolean => !['expired', 'busy', 'unreachable'].includes(fault)

/** An outbox of which it is not known whether it has arrived is sent again as it is, before anything else (rule C5). */
async function sendAgain(ports: SyncerPorts): Promise<void> {
  const outbox = await ports.storage.write(async (transaction) =>
    (await readState(transaction))?.user === ports.user ? readOutbox(transaction) : undefined,
  )
  if (outbox === undefined) return
  try {
    await send(ports, outbox)
  } catch (error) {
    if (!(error instanceof CloudFailure) || !isAnswered(error)) throw error // the next round finds out why
  }
}

/** Sends an outbox. What the cloud refuses is no longer in it. @throws CloudFailure */
async function send({ storage, cloud, documents, user }: SyncerPorts, outbox: Outbox): Promise<void> {
  try {
    const files = await storage.write((transaction) => readOutboxFiles(transaction, outbox))
    const { times, refusedFiles } = await cloud.write(outbox, files)
    await storage.write(async (transaction) => {
      const state = await readState(transaction)
      if (state?.user === user) await acknowledge(transaction, state, outbox, { documents, times, refusedFiles })
    })
  } catch (error) {
    if (error instanceof CloudFailure && isAnswered(error))
      await storage.write((transaction) => removeOutbox(transaction, outbox))
    throw error
  }
}
