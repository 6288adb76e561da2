import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

/** What is marked with a ribbon, folders and groups by their ids, and what each ribbon says. */
export const tileMarks = createStore<ReadonlyMap<string, string>>()(() => new Map())

export const useTileMarks = (): ReadonlyMap<string, string> => useStore(tileMarks)
