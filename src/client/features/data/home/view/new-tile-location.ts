import { createStore } from 'zustand/vanilla'
import type { TileLocation } from '../operations.ts'

/** Where the user has asked for a new tile; undefined is the group on screen. */
export const newTileLocation = createStore<TileLocation | undefined>()(() => undefined)
