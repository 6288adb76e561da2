import type { Game } from '../../../../shared/games/game.ts'

/** The manifests of all games: `game.ts` in the folders of `src/games`. */
const manifests = import.meta.glob<Game>('../../../../games/*/game.ts', { eager: true, import: 'default' })

/** All games, in the order of their ids. */
export const games: readonly Game[] = Object.values(manifests).toSorted((a, b) => (a.id < b.id ? -1 : 1))

/** A game by its id; undefined for one that is not, or no longer, there. */
export const findGame = (id: string): Game | undefined => games.find((game) => game.id === id)

const covers = import.meta.glob<string>('../../../../games/*/cover.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The address of a game's cover. */
export const coverOf = (id: string): string => covers[`../../../../games/${id}/cover.svg`] ?? ''
