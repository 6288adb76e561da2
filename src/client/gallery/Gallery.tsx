import { Suspense, use } from 'react'
import { LANGUAGES } from '../../shared/constants.ts'
import type { Showcase } from '../core/contribute/showcase.ts'
import { Panel } from '../ui/components/panel/Panel.tsx'
import { OverlayRoot } from '../ui/overlay/OverlayRoot.tsx'
import { type ExampleFile, primitives, type Say } from '../ui/primitives.ts'
import { classes } from '../ui/styles/classes.ts'
import { DesktopPreviews } from './DesktopPreviews.tsx'
import styles from './Gallery.module.css'
import { GalleryWallpaper } from './GalleryWallpaper.tsx'
import { type Query, writeQuery } from './query.ts'
import { WidgetSizes, widgetNames } from './WidgetSizes.tsx'

interface GalleryProps {
  readonly query: Query
  /** Those whose samples are shown. */
  readonly showcases: readonly Showcase[]
}

/** The design system: every primitive and every widget, derived from the registries. */
export function Gallery({ query, showcases }: GalleryProps) {
  const say: Say = (chinese, english) => (query.language.startsWith('zh') ? chinese : english)
  const names = Object.keys(primitives).filter((name) => isWanted(query, name, 'primitives'))
  const widgets = widgetNames().filter((name) => isWanted(query, name, 'widgets'))
  return (
    <>
      <GalleryWallpaper query={query} />
      <main className={classes(styles.page, query.only !== undefined && styles.bare)}>
        {query.only === undefined || query.matrix ? <Head query={query} /> : null}
        {query.matrix ? (
          <Matrix />
        ) : (
          <>
            {names.map((name) => (
              <section key={name} className={styles.section} data-primitive={name}>
                <h2>{name}</h2>
                <Suspense>
                  <Examples name={name} say={say} />
                </Suspense>
              </section>
            ))}
            {widgets.map((name) => (
              <section key={name} className={styles.section} data-widget={name}>
                <h2>{name}</h2>
                <WidgetSizes
                  name={name}
                  every={query.everySize}
                  showcase={showcases.find(({ widget }) => widget === name)}
                />
              </section>
            ))}
            {isWanted(query, 'DesktopPreview', 'features') ? (
              <section className={styles.section}>
                <h2>DesktopPreview</h2>
                <DesktopPreviews theme={query.theme} />
              </section>
            ) : null}
          </>
        )}
      </main>
      <OverlayRoot />
    </>
  )
}

const isWanted = ({ only }: Query, name: string, kind: string): boolean =>
  only === undefined || only === name || only === kind

const files = new Map<string, Promise<ExampleFile>>()

/** One promise per file: `use` needs the same one at every render. */
function loadExamples(name: string): Promise<ExampleFile> {
  const known = files.get(name) ?? primitives[name]?.() ?? Promise.resolve({ examples: [] })
  files.set(name, known)
  return known
}

function Examples({ name, say }: { readonly name: string; readonly say: Say }) {
  const { examples } = use(loadExamples(name))
  return (
    <div className={styles.examples}>
      {examples.map((example) => (
        <article
          key={example.name}
          className={classes(styles.example, name === 'Icon' && example.on === 'panel' && styles.wide)}
        >
          <h3>{example.name}</h3>
          {example.on === 'panel' ? (
            <Panel level={3} className={classes(styles.preview, styles.panel)}>
              {example.draw(say)}
            </Panel>
          ) : (
            <div className={styles.preview}>{example.draw(say)}</div>
          )}
        </article>
      ))}
    </div>
  )
}

const themes = ['light', 'dark'] as const
const tiers = ['full', 'lite', 'solid'] as const

function Head({ query }: { readonly query: Query }) {
  return (
    <Panel level={2} className={styles.head}>
      <h1>Gallery</h1>
      <Choice name="theme" values={themes} current={query.theme} />
      <Choice name="perf" values={tiers} current={query.perf} />
      <Choice name="lang" values={LANGUAGES} current={query.language} />
    </Panel>
  )
}

interface ChoiceProps {
  readonly name: string
  readonly values: readonly string[]
  readonly current: string
}

function Choice({ name, values, current }: ChoiceProps) {
  return (
    <nav aria-label={name}>
      {values.map((value) => (
        <a
          key={value}
          href={writeQuery(location.search, { [name]: value })}
          aria-current={value === current ? 'page' : undefined}
        >
          {value}
        </a>
      ))}
    </nav>
  )
}

/** The current view in every theme and language. */
function Matrix() {
  return (
    <div className={styles.matrix}>
      {LANGUAGES.flatMap((lang) =>
        themes.map((theme) => (
          <iframe
            key={`${lang} ${theme}`}
            title={`${lang} ${theme}`}
            src={writeQuery(location.search, { lang, theme, matrix: undefined })}
          />
        )),
      )}
    </div>
  )
}
