import type { Game } from '../../../../shared/games/game.ts'

/** The manifests of all games: `game.ts` in the folders of `src/games`. */
const manifests = import.meta.glob<Game>('../../../../games/*/game.ts', { eager: true, import: 'default' })

/** All games, in the order of their ids. */
export const games: readonly Game[] = Object.values(manifests).toSorted((a, b) => (a.id < b.id ? -1 : 1))

/** A game by its id; undefined for one that is not, or no longer, there. */
export const findGame = (id: string): Game | undefined => games.find((game) => game.id === id)

/** The internal address of a game, for a tile of the home screen. */
export const gameAddress = (id: string): string => `{game/${id}}`

/** The game of such an address; undefined for any other, and for a game that is not there. */
export const gameAt = (address: string): Game | undefined => findGame(/^\{game\/([\w-]+)\}$/.exec(address)?.[1] ?? '')

const covers = import.meta.glob<string>('../../../../games/*/cover.svg', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** The address of a game's cover. */
export const coverOf = (id: string): string => covers[`../../../../games/${id}/cover.svg`] ?? ''
