import { documentsOf } from './contributions.ts'
import type { Agenda } from './core/contribute/agenda.ts'
import type { App } from './core/contribute/app.ts'
import type { Command } from './core/contribute/command.ts'
import type { Link } from './core/contribute/link.ts'
import type { Properties } from './core/contribute/properties.ts'
import { type Contributions, registry } from './core/contribute/registry.ts'
import type { Searchable } from './core/contribute/searchable.ts'
import type { Starter } from './core/contribute/starter.ts'
import type { Welcome } from './core/contribute/welcome.ts'

/** The contributions of features by name, whatever their wings, then those of widgets. */
const ordered = <T>(files: Readonly<Record<string, T>>): readonly T[] =>
  Object.entries(files)
    .map(([path, file]) => ({ place: path.replace(/features\/[^/]+/, 'features'), file }))
    .toSorted((one, other) => (one.place < other.place ? -1 : 1))
    .map(({ file }) => file)

const documentFiles = import.meta.glob<Record<string, unknown>>(
  [
    './{features/*,widgets}/*/{document,settings}.ts',
    '!./features/{data/{home,theme},look/{clock,wallpaper},desk/search}/*',
    '!./widgets/blueprint/*',
  ],
  { eager: true },
)
const commandFiles = import.meta.glob<readonly Command[]>('./features/*/*/commands.ts', {
  eager: true,
  import: 'default',
})

const propertyFiles = import.meta.glob<Properties>('./features/*/*/properties.ts', { eager: true, import: 'default' })
const appFiles = import.meta.glob<App>('./features/*/*/app.ts', { eager: true, import: 'default' })

/** A widget with a `Window.tsx` is an app: known here, so that manifests, which the first frame needs, are small. */
const windowFiles = import.meta.glob<Awaited<ReturnType<App['view']>>>([
  './widgets/*/Window.tsx',
  '!./widgets/blueprint/*',
])
const appsOfWidgets = (): readonly App[] =>
  registry().widgets.flatMap(({ id, icon, color }) => {
    const view = windowFiles[`./widgets/${id}/Window.tsx`]
    return view === undefined ? [] : { id, icon, color, view }
  })

const searchableFiles = import.meta.glob<readonly Searchable[]>(
  ['./{features/*,widgets}/*/searchable.ts', '!./widgets/blueprint/*'],
  { import: 'default' },
)

const agendaFiles = import.meta.glob<Agenda>(['./widgets/*/agenda.ts', '!./widgets/blueprint/*'], { import: 'default' })

/** What widgets have for days; loaded when the calendar's window opens. */
export const loadAgendas = (): Promise<readonly Agenda[]> =>
  Promise.all(Object.values(agendaFiles).map((load) => load()))

const starterFiles = import.meta.glob<Starter>(['./widgets/*/starter.ts', '!./widgets/blueprint/*'], {
  import: 'default',
})

const linkFiles = import.meta.glob<Link>('./features/*/*/link.ts', { import: 'default' })

/** What links to the page do; loaded when one is opened. */
export const loadLinks = (): Promise<readonly Link[]> => Promise.all(Object.values(linkFiles).map((load) => load()))

const welcomeFiles = import.meta.glob<Welcome>(['./widgets/*/welcome.ts', '!./widgets/blueprint/*'], {
  import: 'default',
})

/** What a new user finds in widgets. */
export const loadWelcomes = (): Promise<readonly Welcome[]> =>
  Promise.all(Object.values(welcomeFiles).map((load) => load()))

/** What widgets do without being shown; each is loaded on its own, so that one that cannot be stops no other. */
export const loadStarters = (): readonly Promise<Starter>[] => Object.values(starterFiles).map((load) => load())

/** The sources of the local search; loaded when its index is built. */
export const loadSearchables = async (): Promise<readonly Searchable[]> =>
  (await Promise.all(ordered(searchableFiles).map((load) => load()))).flat()

/** Contributions that the first frame does not need: the other documents, commands, properties and apps. */
export function collectDeferred(): Contributions {
  return {
    widgets: [],
    documents: documentsOf(ordered(documentFiles)),
    commands: ordered(commandFiles).flat(),
    properties: ordered(propertyFiles),
    apps: [...ordered(appFiles), ...appsOfWidgets()],
  }
}
