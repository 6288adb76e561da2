/**
 * What a widget declares: its manifest, and what others find in it. Light enough for the first frame: a manifest imports
 * nothing else.
 */
/**
 * The version of the kit. Within one, what is exported keeps its name, its type and what it does; there may only be more.
 * @public
 */
export const KIT_VERSION = 1

export type { Agenda, AgendaEntry } from '../core/contribute/agenda.ts'
export type { AppProps } from '../core/contribute/app.ts'
export { defineCommands } from '../core/contribute/command.ts'
export { loadAgendas } from '../core/contribute/loaders.ts'
export { defineSearchables, type SearchEntry } from '../core/contribute/searchable.ts'
export { defineShowcase, sampleOf } from '../core/contribute/showcase.ts'
export { defineStart } from '../core/contribute/start.ts'
export { defineWelcome } from '../core/contribute/welcome.ts'
export { defineWidget, type TileProps } from '../core/contribute/widget.ts'
export { type Locks, runAlone } from '../core/tabs/locks.ts'
