import { createStore } from 'zustand/vanilla'

/** Whom a page without a server asks itself. */
interface OwnSources {
  /**
   * The origins that the browser has to allow for an answer, by whom it would ask (`Endpoint.thirdParty`); undefined where
   * only a server can ask. Absent on a page with a server, and until it is known.
   */
  readonly originsOf?: (asked: string) => readonly string[] | undefined
}

/** Known once what answers in place of a server has been loaded. */
export const ownSources = createStore<OwnSources>()(() => ({}))
