import type { Agenda } from './agenda.ts'
import type { Link } from './link.ts'
import type { Searchable } from './searchable.ts'
import type { Showcase } from './showcase.ts'
import type { Welcome } from './welcome.ts'

/** Load the contributions that a page needs only once something asks for them; each rejects if it cannot. */
export interface Loaders {
  readonly agendas: () => Promise<readonly Agenda[]>
  readonly links: () => Promise<readonly Link[]>
  readonly searchables: () => Promise<readonly Searchable[]>
  readonly showcases: () => Promise<readonly Showcase[]>
  readonly welcomes: () => Promise<readonly Welcome[]>
}

const provided = Promise.withResolvers<Loaders>()

/** Provides the loaders to features and widgets, which may not import one another; once, when all texts are there. */
export const provideLoaders = (loaders: Loaders): void => provided.resolve(loaders)

/** The agendas of all widgets. */
export const loadAgendas: Loaders['agendas'] = async () => (await provided.promise).agendas()

/** What links to the page open. */
export const loadLinks: Loaders['links'] = async () => (await provided.promise).links()

/** The sources of the local search. */
export const loadSearchables: Loaders['searchables'] = async () => (await provided.promise).searchables()

/** What the list of components shows of widgets. */
export const loadShowcases: Loaders['showcases'] = async () => (await provided.promise).showcases()

/** What a new user finds in widgets. */
export const loadWelcomes: Loaders['welcomes'] = async () => (await provided.promise).welcomes()
