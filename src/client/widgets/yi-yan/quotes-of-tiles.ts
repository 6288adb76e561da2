import { createStore } from 'zustand/vanilla'
import type { TileQuote } from './model.ts'

/** What the tiles of this page show, by the item's id, the latest last. */
export const quotesOfTiles = createStore<Readonly<Record<string, TileQuote>>>(() => ({}))

/** Says what a tile shows. */
export function noteQuote(tile: string, quote: TileQuote): void {
  const { [tile]: _before, ...others } = quotesOfTiles.getState()
  quotesOfTiles.setState({ ...others, [tile]: quote }, true)
}
