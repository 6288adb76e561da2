import type { FromGame, Past, ToGame } from '../../../../../shared/games/bridge.ts'
import { dayNumber, localDay } from '../../../../../shared/lib/calendar/calendar-day.ts'
import { parseIsoDay } from '../../../../../shared/lib/calendar/iso-day.ts'
import { registry, registryCompleted } from '../../../../core/contribute/registry.ts'
import { gameFacts, gamesHere, unfinishedGames } from '../document.ts'
import { NO_FACTS, withResult, withUnfinished, withVisit } from '../model.ts'
import { presentLook } from './look.ts'

/** A game as it is played in one frame: what it is told, and what is kept of what it tells. Playing is no step of undo. */
export interface Play {
  /** What the game is told first, once all documents are loaded: who plays, and where the game was left. */
  start(): Promise<ToGame>
  keep(saved: Extract<FromGame, { type: 'save' }>): void
  keepResult(told: Extract<FromGame, { type: 'result' }>): void
  /** Whether the kept game is another than the frame knows: it was gone on with in another tab, or on another device. */
  isElsewhere(): boolean
}

export function createPlay(id: string): Play {
  /** The kept state that the game in the frame knows: what it was given, or has told last. */
  let known: string | undefined
  const stored = () => unfinishedGames.get()[id]?.state
  return {
    async start() {
      await registryCompleted()
      known = stored()
      gameFacts.update((all) => withVisit(all, id, Date.now()), { origin: 'view' })
      return {
        type: 'start',
        ...presentLook(),
        isSoundOn: gamesHere.get().isSoundOn,
        past: pastOf(id),
        shortcuts: shortcutsOfWindows(),
        ...(known === undefined ? {} : { state: known }),
      }
    },
    keep({ state, progress = {}, picture }) {
      // nothing to go on with: that is said of the game that the frame knows, not of one that came meanwhile
      if (state === undefined && stored() !== known) return
      known = state
      const kept = state === undefined ? undefined : { state, at: Date.now(), progress, picture }
      unfinishedGames.update((all) => withUnfinished(all, id, kept), { origin: 'view' })
    },
    keepResult({ result, day }) {
      const own = day !== undefined && isNear(day) ? day : undefined
      gameFacts.update((all) => withVisit(withResult(all, id, result, own), id, Date.now()), { origin: 'view' })
    },
    isElsewhere: () => stored() !== known,
  }
}

/** Whether a day is today, or just over: a puzzle that was begun before midnight may end after it. */
function isNear(text: string): boolean {
  const day = parseIsoDay(text)
  const age = day === undefined ? Number.NaN : dayNumber(localDay(new Date())) - dayNumber(day)
  return age >= 0 && age <= 1
}

/** What a game is told of its results. */
export function pastOf(id: string): Past {
  const { isFavorite: _, playedAt: __, days: ___, ...past } = gameFacts.get()[id] ?? NO_FACTS
  return { ...past, recent: [...past.recent] }
}

/** The letters that with Ctrl or Cmd are commands in windows, too. */
export const shortcutsOfWindows = (): string[] =>
  registry().commands.flatMap(({ key, reach }) => {
    const letter = reach === undefined ? undefined : /^Ctrl\+([A-Z])$/.exec(key ?? '')?.[1]
    return letter === undefined ? [] : [letter.toLowerCase()]
  })
