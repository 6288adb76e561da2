import { createStore } from 'zustand/vanilla'
import { tilesOnScreen } from '../../home/index.ts'
import type { Chosen } from './model.ts'

/** The tiles that are chosen while several are arranged at once. */
export const batchState = createStore<{ readonly chosen: Chosen }>()(() => ({ chosen: new Set() }))

export const chooseAll = (): void => batchState.setState({ chosen: new Set(tilesOnScreen().map(({ id }) => id)) })
