import { useEffect, useState } from 'react'
import { Button, Empty, Failed, railPanel, Skeleton, SkeletonGroup, Stale } from '../../kit/components.ts'
import { roving } from '../../kit/interaction.ts'
import { LiveFailed } from '../../kit/live.ts'
import type { Category, Provider } from '../../kit/media.ts'
import { timeFromNow } from '../../kit/rules.ts'
import { useLanguage } from '../../kit/text.ts'
import styles from './Gallery.module.css'
import { useMessages } from './messages.ts'
import { OwnBar } from './OwnBar.tsx'
import { usePages } from './use-pages.ts'
import { WallpaperCell } from './WallpaperCell.tsx'

interface GalleryProps {
  readonly provider: Provider
  /** Leads to wallpapers that there always are. */
  readonly onBrowse: () => void
}

/** The wallpapers of a provider: its categories above a grid that grows by pages. */
export function Gallery({ provider, onBrowse }: GalleryProps) {
  const [chosen, setChosen] = useState({ provider: provider.id, category: '' })
  const category = chosen.provider === provider.id ? chosen.category : ''
  return (
    <>
      {provider.id === 'own' && <OwnBar />}
      {provider.categories === undefined ? null : (
        <Categories
          provider={provider}
          current={category}
          onChange={(id) => setChosen({ provider: provider.id, category: id })}
        />
      )}
      <Grid provider={provider} category={category} onBrowse={onBrowse} />
    </>
  )
}

interface CategoriesProps {
  readonly provider: Provider
  readonly current: string
  readonly onChange: (category: string) => void
}

function Categories({ provider, current, onChange }: CategoriesProps) {
  const messages = useMessages()
  const language = useLanguage()
  const [categories, setCategories] = useState<readonly Category[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names are in the language
  useEffect(() => {
    // the answer comes from outside of React
    const controller = new AbortController()
    provider.categories?.(controller.signal).then(
      (list) => controller.signal.aborted || setCategories(list),
      () => {}, // without categories there is still the whole list
    )
    return () => controller.abort()
  }, [provider, language])
  return (
    <div className={styles.categories} role="toolbar" aria-label={messages('categories')} onKeyDown={roving('row')}>
      {[{ id: '', name: messages('all') }, ...categories].map(({ id, name }) => (
        <button
          key={id}
          type="button"
          data-focus-stop=""
          tabIndex={id === current ? 0 : -1}
          aria-pressed={id === current}
          onClick={() => onChange(id)}
        >
          {name}
        </button>
      ))}
    </div>
  )
}

/** What a list of the user's says while it is empty. */
const EMPTY: Readonly<Partial<Record<Provider['id'], 'noOwn' | 'noFavorites'>>> = {
  own: 'noOwn',
  collect: 'noFavorites',
}

/** As many blocks as a first page may have. */
const BLOCKS = Array.from({ length: 12 }, (_, block) => block)

function Grid({ provider, category, onBrowse }: GalleryProps & { readonly category: string }) {
  const messages = useMessages()
  const language = useLanguage()
  const { entries, last, status, reason, failure, hasMore, loadNext } = usePages(provider, category)
  const retry = { label: messages('retry'), run: loadNext }
  return (
    <div className={railPanel} aria-busy={status === 'loading'}>
      {status === 'failed' &&
        entries.length === 0 &&
        (failure === undefined ? (
          <Failed fit="page" title={messages('listFailed')} hint={reason} action={retry} />
        ) : (
          <LiveFailed fault={failure.fault} origins={failure.origins} fit="page" retry={loadNext} />
        ))}
      {status === 'loaded' && entries.length === 0 && (
        <Empty
          fit="page"
          title={messages(EMPTY[provider.id] ?? 'noneHere')}
          {...(provider.id === 'own' ? {} : { action: { label: messages('browse'), run: onBrowse } })}
        />
      )}
      {status === 'loading' && entries.length === 0 && (
        <SkeletonGroup>
          <div className={styles.grid}>
            {BLOCKS.map((block) => (
              <Skeleton key={block} width="100%" height={112} radius={10} />
            ))}
          </div>
        </SkeletonGroup>
      )}
      <ul className={styles.grid}>
        {entries.map((entry) => (
          <li key={entry.wallpaperSrc}>
            <WallpaperCell entry={entry} isOwn={provider.id === 'own'} />
          </li>
        ))}
      </ul>
      <footer className={styles.footer}>
        {hasMore && <Button onClick={loadNext}>{messages('more')}</Button>}
        {status === 'failed' && entries.length > 0 && <Button onClick={loadNext}>{messages('retry')}</Button>}
        {last?.from === 'stale' && (
          <Stale text={messages('updated', { age: timeFromNow(-Math.round(last.age / 3600), 'hour', language) })} />
        )}
      </footer>
    </div>
  )
}
