import { createStore } from 'zustand/vanilla'
import { currentGroup } from '../current.ts'
import { home } from '../document.ts'
import type { Chosen } from './model.ts'

/** The tiles that are chosen while several are arranged at once. */
export const batch = createStore<{ readonly chosen: Chosen }>()(() => ({ chosen: new Set() }))

/** Tiles of the page on screen, in their order. */
export const pageTiles = () => home.get().groups[currentGroup()]?.children ?? []

export const chooseAll = (): void => batch.setState({ chosen: new Set(pageTiles().map(({ id }) => id)) })
