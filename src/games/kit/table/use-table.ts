import { useEffect, useState } from 'preact/hooks'
import { isSeen } from '../is-seen.ts'
import { session } from '../session.ts'
import { useStore } from '../store.ts'
import { createTable, type Table, type TableGame, type TableState } from './table.ts'

/** The way to play that was finished last: whoever likes one need not choose it anew. @param otherwise the first time */
export const lastVariant = (otherwise: string): string => session.get().past.recent[0]?.variant ?? otherwise

/**
 * The table of a game for its view: made once, of what was kept. Time stands still while nobody sees it.
 * @param variant of a new game
 */
export function useTable<Setup, State, Move>(
  game: TableGame<Setup, State, Move>,
  saved: string | undefined,
  variant: string,
): readonly [Table<Setup, State, Move>, TableState<Setup, State, Move>] {
  const [table] = useState(() => createTable(game, saved, variant))
  useEffect(() => {
    const follow = () => table.watch(isSeen())
    follow()
    document.addEventListener('visibilitychange', follow)
    const leave = session.subscribe(follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      leave()
    }
  }, [table])
  useEffect(() => {
    const grant = () => {
      const { wish } = session.get()
      if (wish === undefined) return
      session.patch({ wish: undefined })
      table.want(wish)
    }
    grant()
    return session.subscribe(grant)
  }, [table])
  return [table, useStore(table.store)]
}
