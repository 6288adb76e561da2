import type { FromGame, Past, ToGame } from '../../../../../shared/games/bridge.ts'
import { localDay } from '../../../../../shared/lib/calendar/calendar-day.ts'
import { isoDay } from '../../../../../shared/lib/calendar/iso-day.ts'
import { registry } from '../../../../core/contribute/registry.ts'
import { gameFacts, gamesHere, unfinishedGames } from '../document.ts'
import { NO_FACTS, type Unfinished, withResult, withVisit } from '../model.ts'
import { presentLook } from './look.ts'

/** What a game is told as its page has loaded: who plays, and where the game was left. */
export function startOf(id: string): ToGame {
  const state = unfinishedGames.get()[id]?.state
  gameFacts.update((all) => withVisit(all, id, Date.now()), { origin: 'view' })
  return {
    type: 'start',
    ...presentLook(),
    isSoundOn: gamesHere.get().isSoundOn,
    past: pastOf(id),
    shortcuts: shortcutsOfWindows(),
    day: isoDay(localDay(new Date())),
    ...(state === undefined ? {} : { state }),
  }
}

/** What a game is told of its results: the newest first, also those that another device has brought. */
export function pastOf(id: string): Past {
  const { isFavorite: _, playedAt: __, days: ___, ...past } = gameFacts.get()[id] ?? NO_FACTS
  return { ...past, recent: past.recent.toSorted((a, b) => b.at - a.at) }
}

/** The letters that with Ctrl or Cmd are commands in windows, too. */
const shortcutsOfWindows = (): string[] =>
  registry().commands.flatMap(({ key, reach }) => {
    const letter = reach === undefined ? undefined : /^Ctrl\+([A-Z])$/.exec(key ?? '')?.[1]
    return letter === undefined ? [] : [letter.toLowerCase()]
  })

/** Keeps what a game tells of itself; playing is no step of undo. */
export function keepSaved(id: string, { state, progress = {}, picture }: Extract<FromGame, { type: 'save' }>): void {
  const kept: Unfinished | undefined =
    state === undefined ? undefined : { state, at: Date.now(), progress, ...(picture === undefined ? {} : { picture }) }
  unfinishedGames.update(
    ({ [id]: before, ...others }) => {
      if (kept !== undefined) return { ...others, [id]: kept }
      return before === undefined ? { ...others } : others
    },
    { origin: 'view' },
  )
}

export const keepResult = (id: string, { result, day }: Extract<FromGame, { type: 'result' }>): void =>
  gameFacts.update((all) => withVisit(withResult(all, id, result, day), id, Date.now()), { origin: 'view' })
