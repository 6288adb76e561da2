import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

export type AddIconTab = 'components' | 'icons' | 'custom'

/** The tab of the app; a newcomer looks for sites first. */
export const addIconTab = createStore<AddIconTab>()(() => 'icons')

export const useAddIconTab = (): AddIconTab => useStore(addIconTab)
