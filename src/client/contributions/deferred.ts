import type { ComponentType } from 'react'
import type { Agenda } from '../core/contribute/agenda.ts'
import type { App } from '../core/contribute/app.ts'
import type { Command } from '../core/contribute/command.ts'
import type { Link } from '../core/contribute/link.ts'
import type { Loaders } from '../core/contribute/loaders.ts'
import type { Properties } from '../core/contribute/properties.ts'
import { type Contributions, registry } from '../core/contribute/registry.ts'
import type { Searchable } from '../core/contribute/searchable.ts'
import type { Showcase } from '../core/contribute/showcase.ts'
import type { Welcome } from '../core/contribute/welcome.ts'
import { documentsOf, ordered } from './first-frame.ts'

const loadAll = <T>(files: Readonly<Record<string, () => Promise<T>>>): Promise<readonly T[]> =>
  Promise.all(ordered(files).map((load) => load()))

const documentFiles = import.meta.glob<Record<string, unknown>>(
  ['../{features/*,widgets}/*/{document,settings}.ts', '!../widgets/blueprint/*'],
  { eager: true },
)
const commandFiles = import.meta.glob<readonly Command[]>(
  ['../{features/*,widgets}/*/commands.ts', '!../widgets/blueprint/*'],
  { eager: true, import: 'default' },
)

const propertyFiles = import.meta.glob<Properties>('../features/*/*/properties.ts', { eager: true, import: 'default' })
const appFiles = import.meta.glob<App>('../features/*/*/app.ts', { eager: true, import: 'default' })

/** A widget with a `Window.tsx` is an app: known here, so that manifests, which the first frame needs, are small. */
const windowFiles = import.meta.glob<Awaited<ReturnType<App['view']>>>([
  '../widgets/*/Window.tsx',
  '!../widgets/blueprint/*',
])

/** The pictures of the dock, as text: as files they would be a request each. */
const pictureFiles = import.meta.glob<string>(['../{features/*,widgets}/*/icon.svg', '!../widgets/blueprint/*'], {
  eager: true,
  query: '?raw',
  import: 'default',
})
const overlayFiles = import.meta.glob<ComponentType>(['../widgets/*/IconOverlay.tsx', '!../widgets/blueprint/*'], {
  eager: true,
  import: 'default',
})
const pictures = new Map(Object.entries(pictureFiles).map(([path, svg]) => [folderOf(path), svg]))
const overlays = new Map(Object.entries(overlayFiles).map(([path, overlay]) => [folderOf(path), overlay]))

const withPicture = (app: App): App => {
  const svg = pictures.get(app.id)
  return svg === undefined
    ? app
    : { ...app, picture: `data:image/svg+xml,${encodeURIComponent(svg)}`, Overlay: overlays.get(app.id) }
}

/** The folder of a file, which is the id of what it belongs to. */
function folderOf(path: string): string {
  return path.split('/').at(-2) ?? ''
}

const appsOfWidgets = (): readonly App[] =>
  registry().widgets.flatMap(({ id, icon, color, windowSize, needs }) => {
    const view = windowFiles[`../widgets/${id}/Window.tsx`]
    return view === undefined ? [] : { id, icon, color, windowSize, needs, view }
  })

const searchableFiles = import.meta.glob<readonly Searchable[]>(
  ['../{features/*,widgets}/*/searchable.ts', '!../widgets/blueprint/*'],
  { import: 'default' },
)

const agendaFiles = import.meta.glob<Agenda>(['../widgets/*/agenda.ts', '!../widgets/blueprint/*'], {
  eager: true,
  import: 'default',
})

const linkFiles = import.meta.glob<Link>('../features/*/*/link.ts', { import: 'default' })

const showcaseFiles = import.meta.glob<Showcase>(['../widgets/*/showcase.ts', '!../widgets/blueprint/*'], {
  import: 'default',
})

const welcomeFiles = import.meta.glob<Welcome>(['../widgets/*/welcome.ts', '!../widgets/blueprint/*'], {
  import: 'default',
})

/** Contributions that are loaded when something asks for them, by `core/contribute/loaders.ts`. */
export const loaders: Loaders = {
  agendas: async () => ordered(agendaFiles),
  links: () => loadAll(linkFiles),
  searchables: async () => (await loadAll(searchableFiles)).flat(),
  showcases: () => loadAll(showcaseFiles),
  welcomes: () => loadAll(welcomeFiles),
}

/** Contributions that the first frame does not need: the other documents, commands, properties and apps. */
export function collectDeferred(): Contributions {
  return {
    widgets: [],
    documents: documentsOf(ordered(documentFiles)),
    commands: ordered(commandFiles).flat(),
    properties: ordered(propertyFiles),
    apps: [...ordered(appFiles), ...appsOfWidgets()].map(withPicture),
  }
}
