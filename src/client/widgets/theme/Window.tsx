import { useRef, useState } from 'react'
import { THEME_CATEGORIES } from '../../../shared/entities/theme.ts'
import { Button, Empty, Failed, RailLayout, railPanel, SearchField, Segments } from '../../kit/components.ts'
import { bookmark } from '../../kit/icons.ts'
import { fileTarget, useFileChooser, useNarrower } from '../../kit/interaction.ts'
import { useEntryFilter } from '../../kit/text.ts'
import { changesOf, importThemes, lightOf, openKeepLook, THEME_FILE, useTrial, useWornLook } from '../../kit/themes.ts'
import { useMessages } from './messages.ts'
import { arranged, LIGHTS, type LightChoice } from './model.ts'
import { ThemeCard } from './ThemeCard.tsx'
import { TrialBar } from './TrialBar.tsx'
import { type Section, useOffered, useShelf } from './use-shelf.ts'
import { useTrialKeys } from './use-trial-keys.ts'
import styles from './Window.module.css'

/** The sections' icons, by their names in the icon set. */
const ICONS: Readonly<Record<Section, string>> = {
  ...{ all: 'grid', spring: 'leaf', summer: 'sun', autumn: 'wind', winter: 'drop', plain: 'minus', light: 'sparkle' },
  ...{ everyone: 'user', favorites: 'heart', own: 'bookmark' },
}
const SECTIONS: readonly Section[] = ['all', ...THEME_CATEGORIES, 'everyone', 'favorites', 'own']
/** Below it cards are upright, two in a row. */
const NARROW_PX = 520

/** The theme store: what there is by season and mood, and what is tried on. */
export default function Window() {
  const messages = useMessages()
  const window = useRef<HTMLDivElement>(null)
  const shelf = useShelf()
  const [section, setSection] = useState<Section>('all')
  const [light, setLight] = useState<LightChoice>('any')
  const [query, setQuery] = useState('')
  const isNarrow = useNarrower(window, NARROW_PX)
  const trial = useTrial()
  useTrialKeys(window, trial)
  useWornLook()
  const themes = arranged(shelf(query === '' ? section : 'all'), light, lightOf)
  const findable = themes.map((theme) => ({
    theme,
    ...{ id: theme.id, title: theme.name },
    names: [theme.words, theme.category === undefined ? '' : messages(`section.${theme.category}`)],
  }))
  const offered = useOffered(section, query)
  const isOfUsers = section === 'everyone'
  const matching = useEntryFilter(findable, isOfUsers ? '' : query).map(({ theme }) => theme)
  const found = [...(isOfUsers ? [] : matching), ...arranged(offered.themes, light, lightOf)]
  const takeIn = (files: readonly Blob[]) => {
    setSection('own')
    void importThemes(files)
  }
  const [choose, chooser] = useFileChooser({
    ...{ accept: THEME_FILE, multiple: true, label: messages('import'), onFiles: takeIn },
  })
  const worn = [...shelf('all'), ...shelf('own')].find(({ look }) => changesOf(look).length === 0)
  return (
    <div ref={window} className={styles.window} data-trying={trial !== undefined || undefined} {...fileTarget(takeIn)}>
      {chooser}
      <RailLayout
        label={messages('sections')}
        entries={SECTIONS.map((id) => ({
          ...{ id, icon: ICONS[id], label: messages(`section.${id}`) },
          ...(id === 'everyone' ? {} : { count: shelf(id).length }),
          isApart: id === 'everyone',
        }))}
        current={section}
        onChange={setSection}
        bar={
          <>
            <Segments
              aria-label={messages('light')}
              value={light}
              options={LIGHTS.map((value) => ({ value, label: messages(`light.${value}`) }))}
              onChange={setLight}
            />
            <span className={styles.search}>
              <SearchField label={messages('search')} maxLength={40} onSearch={setQuery} compact />
            </span>
            <Button icon={bookmark} onClick={() => void openKeepLook()}>
              {messages('keepLook')}
            </Button>
          </>
        }
      >
        <div className={styles.shelf}>
          <div className={railPanel}>
            {offered.at === 'failed' && isOfUsers ? (
              <Failed title={messages('failed')} action={{ label: messages('retry'), run: offered.reload }} />
            ) : found.length === 0 && offered.at !== 'loading' ? (
              <Empty
                title={messages(emptyKey(query, section))}
                {...(section === 'own' && query === '' && { action: { label: messages('import'), run: choose } })}
              />
            ) : (
              <ul className={styles.cards}>
                {found.map((theme) => (
                  <ThemeCard
                    key={theme.id}
                    theme={theme}
                    isWorn={theme === worn}
                    portrait={isNarrow}
                    onChanged={offered.reload}
                  />
                ))}
              </ul>
            )}
            {offered.more && (
              <span className={styles.more}>
                <Button onClick={offered.more}>{messages('more')}</Button>
              </span>
            )}
          </div>
          {trial && <TrialBar trial={trial} worn={worn?.name} />}
        </div>
      </RailLayout>
    </div>
  )
}

function emptyKey(query: string, section: Section) {
  if (query !== '') return 'notFound'
  return section === 'everyone' || section === 'favorites' || section === 'own'
    ? (`empty.${section}` as const)
    : 'notFound'
}
