import { createStore } from 'zustand/vanilla'
import type { Collection, MusicServer } from '../../../shared/entities/music.ts'
import type { Section } from './model.ts'

interface View {
  /** The part of the window that is shown; undefined until one is chosen. */
  readonly section: Section | undefined
  /** The collection of a server that is open. */
  readonly open: Readonly<Partial<Record<MusicServer, Collection>>>
}

export const currentSection = createStore<View>()(() => ({ section: undefined, open: {} }))

export const showSection = (section: Section): void => currentSection.setState({ section })

/** Opens a collection of a server, or goes back to what it lists. */
export const showCollection = (server: MusicServer, collection: Collection | undefined): void =>
  currentSection.setState(({ open: { [server]: _closed, ...open } }) => ({
    open: collection === undefined ? open : { ...open, [server]: collection },
  }))
