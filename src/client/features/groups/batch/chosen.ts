import { createStore } from 'zustand/vanilla'
import { tilesOnScreen } from '../current.ts'
import type { Chosen } from './model.ts'

/** The tiles that are chosen while several are arranged at once. */
export const batch = createStore<{ readonly chosen: Chosen }>()(() => ({ chosen: new Set() }))

export const chooseAll = (): void => batch.setState({ chosen: new Set(tilesOnScreen().map(({ id }) => id)) })
