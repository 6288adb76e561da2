import { createStore } from 'zustand/vanilla'
import { tilesOnScreen } from '../../../data/home/index.ts'
import type { Selection } from './model.ts'

/** The tiles selected in batch mode. */
export const batchState = createStore<{ readonly selected: Selection }>()(() => ({ selected: new Set() }))

export const selectAll = (): void => batchState.setState({ selected: new Set(tilesOnScreen().map(({ id }) => id)) })
