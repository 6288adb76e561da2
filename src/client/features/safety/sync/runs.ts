import { SECTIONS } from '../../../../shared/entities/section.ts'
import { loadWelcomes } from '../../../core/contribute/loaders.ts'
import { registry } from '../../../core/contribute/registry.ts'
import type { StartContext } from '../../../core/contribute/start.ts'
import { history } from '../../../core/documents/history.ts'
import { recordKey } from '../../../core/documents/persistence/persisted-document.ts'
import type { Storage } from '../../../core/documents/storage/storage.ts'
import { createId } from '../../../core/tabs/channel.ts'
import { runAlone } from '../../../core/tabs/locks.ts'
import { language } from '../../../core/text/i18n.ts'
import { deviceName } from '../../../lib/text/browser-of.ts'
import { showUndoToast } from '../../../ui/overlay/toast/undo-toast.ts'
import { isSectionOn } from '../../data/backup/lazy.ts'
import { session } from '../../data/session/lazy.ts'
import { type Need, type SyncStatus, syncStatus } from '../../data/sync-status/index.ts'
import { keepVersion } from '../local-history/lazy.ts'
import { openCloud } from './cloud-calls.ts'
import { tellCopies } from './copies/copies.ts'
import type { CloudFiles } from './files.ts'
import { type FoundSides, findSides } from './find-sides.ts'
import { messages } from './messages.ts'
import { announceStatus } from './status.ts'
import { CloudFailure } from './syncer/cloud.ts'
import { fetchParts } from './syncer/fetch-parts.ts'
import { joinCloud, joinIfClear } from './syncer/join.ts'
import type { Outcome, RunOptions, SyncerPorts } from './syncer/ports.ts'
import type { Choice } from './syncer/pull.ts'
import { createSyncer } from './syncer/syncer.ts'
import { UnreadableBody } from './syncer/wire.ts'

/** The sync of a user in this page: one run after another, in one tab at a time. */
export interface Runs {
  /** @param options `isAsked`: the user waits for it */
  run(options: RunOptions & { readonly isAsked?: boolean }): Promise<Outcome | undefined>
  /** Sends what is new here as the page is left. Never rejects. */
  leave(): Promise<void>
  /** Begins the sync as the user has chosen. @returns the outcome of its first run. Rejects as `joinCloud` */
  join(choice: Choice): Promise<Outcome | undefined>
  /** What there is to choose from. Rejects as `readSides` */
  sides(): Promise<FoundSides>
  /** Fetches a document on demand that another device has changed, if it is one. Resolves also if it cannot be had. */
  fetchPart(id: string): Promise<unknown>
}

const LOCK = 'genkan.sync'

type Context = Pick<StartContext, 'storage' | 'persistence' | 'locks'>

export function openRuns(user: string, { storage, persistence, locks }: Context, files: CloudFiles): Runs {
  let hasRoom = true
  const isLoggedIn = () => session.getState().login?.info.id === user
  const cloud = openCloud(user, files, (room) => {
    hasRoom = room
  })
  const ports: SyncerPorts = {
    ...{ storage: whileLoggedIn(storage, isLoggedIn), cloud, user, documents: registry().documents, now: Date.now },
    sections: () => SECTIONS.filter(isSectionOn),
    merging: {
      createId,
      get copySuffix() {
        return messages('copySuffix', { device: deviceName(navigator.userAgent), date: today() })
      },
    },
    keepVersion: () => keepVersion('sync'),
    onWritten: showWritten,
  }
  const syncer = createSyncer(ports)
  /** Files of parts that the cloud did not have, and when it was asked for them. */
  const missing = new Map<string, number>()
  /** Whether it is known that the user must choose. */
  let mustChoose = false

  /** Shows what has come, as one step of undo. */
  async function showWritten(ids: readonly string[], isWhole: boolean): Promise<void> {
    const records = await storage.read(ids.map((id) => recordKey({ id })))
    const written = new Map(ids.map((id, at) => [id, records[at]]))
    history.transact(() => persistence.adopt(written), isWhole)
  }

  async function run(options: Parameters<Runs['run']>[0]): Promise<Outcome | undefined> {
    await persistence.saved() // what is sent is what is stored
    const outcome = await runAlone(locks, LOCK, async () => {
      const hasWork = options.isAsked === true || options.push
      if (hasWork) announceStatus({ ...syncStatus.getState(), at: 'syncing' })
      const result = await syncer.run(options)
      const hasMore = result.at === 'done' && (await fetchParts(ports, { missing }).catch(orFalse))
      return hasMore && options.push ? withCopies(result, await syncer.run(options)) : result
    }).catch((error: unknown) => {
      if (isLoggedIn()) announceStatus({ ...syncStatus.getState(), at: 'waiting' })
      throw error
    })
    if (!isLoggedIn()) return outcome // what is shown is of somebody else now
    if (outcome.at === 'chooses' && (await joinUnasked())) return run(options)
    const isSaved = await isBackedUp(outcome, options).catch(orFalse)
    if (isLoggedIn()) announceStatus(withRoom(statusOf(outcome, isSaved), hasRoom))
    if (outcome.at === 'done') tellCopies(outcome.copies)
    return outcome
  }

  /** Whether the cloud has all that is here: after a push that was taken, and else by what is known of it. */
  async function isBackedUp(outcome: Outcome, { push }: RunOptions): Promise<boolean> {
    const { at } = syncStatus.getState()
    if (outcome.at === 'done' && (push || at === 'saved' || at === 'waiting')) return push || at === 'saved'
    return !(await syncer.differs())
  }

  /** Takes over the cloud where there is nothing to choose. @returns whether it has */
  async function joinUnasked(): Promise<boolean> {
    if (mustChoose) return false
    try {
      const welcomed = (await loadWelcomes()).map(({ document }) => document.id)
      const written = await runAlone(locks, LOCK, () => joinIfClear(ports, welcomed))
      mustChoose = written === undefined
      if (written !== undefined && written.length > 0) showUndoToast(messages('restored'))
      return !mustChoose
    } catch (error) {
      if (error instanceof CloudFailure || error instanceof UnreadableBody) return false // the dialog says it
      throw error
    }
  }

  return {
    run,
    leave: () => syncer.leave().catch(() => {}), // a full disk is told where it matters
    fetchPart: (only) => fetchParts(ports, { only, missing }).catch(orFalse),
    async join(choice) {
      await persistence.saved()
      await runAlone(locks, LOCK, () => joinCloud(ports, choice))
      return run({ push: true, isAsked: true, reason: choice === 'keep' ? 'keep' : 'edit' })
    },
    async sides() {
      await persistence.saved()
      return findSides(ports)
    },
  }
}

/** Storage for what is done for a user: once he has logged out nothing of it is read or written any more. */
const whileLoggedIn = (storage: Pick<Storage, 'write'>, isLoggedIn: () => boolean): Pick<Storage, 'write'> => ({
  write: (work) =>
    storage.write(async (transaction) => {
      if (!isLoggedIn()) throw new CloudFailure('expired')
      return work(transaction)
    }),
})

/** What cannot be had now is had later. */
function orFalse(error: unknown): false {
  if (!(error instanceof CloudFailure)) throw error
  return false
}

/** An outcome that also tells of the copies that an earlier one has made. */
const withCopies = (earlier: Outcome, outcome: Outcome): Outcome =>
  earlier.at === 'done' && outcome.at === 'done'
    ? { ...outcome, copies: [...earlier.copies, ...outcome.copies] }
    : outcome

const withRoom = (status: SyncStatus, hasRoom: boolean): SyncStatus =>
  hasRoom ? status : { ...status, needs: [...status.needs, { kind: 'filesFull' }] }

const today = () => new Intl.DateTimeFormat(language(), { month: 'short', day: 'numeric' }).format(Date.now())

/** What a run means to the user. @param isSaved whether the cloud has all that is here */
function statusOf(outcome: Outcome, isSaved: boolean): SyncStatus {
  const { lastAt, needs } = syncStatus.getState()
  if (outcome.at === 'chooses') return { at: 'waiting', lastAt, needs: [{ kind: 'choose' }] }
  if (outcome.at === 'paused') return { at: 'waiting', lastAt, needs: [{ kind: 'paused' }] }
  if (outcome.at === 'failed') {
    const { fault } = outcome.failure
    const left: readonly Need[] = fault === 'full' ? [{ kind: 'full' }] : needs.filter(isOfData)
    return { at: isSaved ? 'saved' : 'waiting', lastAt, needs: left }
  }
  const found: readonly Need[] = [
    ...outcome.questions.map((question) => ({ kind: 'vanish' as const, ...question })),
    ...outcome.unreadable.map((section) => ({ kind: 'unreadable' as const, section })),
    ...outcome.refused.flatMap(({ section }) => (section ? [{ kind: 'tooLarge' as const, section }] : [])),
  ]
  return {
    at: isSaved && found.length === 0 ? 'saved' : 'waiting',
    lastAt: isSaved ? Date.now() : lastAt,
    needs: found,
  }
}

/** Whether a need stays until its data is another. */
const isOfData = ({ kind }: Need): boolean => kind === 'tooLarge' || kind === 'unreadable'
