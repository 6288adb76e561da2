import { useMessageByKey } from '../../../../../core/text/i18n.ts'
import { shownShortcut } from '../../../../../ui/input/keyboard/shortcut.ts'
import { EntryPicture, MarkedTitle, type SearchResult } from '../../../../shell/local-search/lazy.ts'
import styles from './ResultContent.module.css'

/** What a row shows of an entry of this page: its picture, its title and where it is, or the key that runs it. */
export function ResultContent({ result, mobile }: { readonly result: SearchResult; readonly mobile: boolean }) {
  const textOf = useMessageByKey()
  const { entry, source } = result
  const shortcut = mobile ? undefined : entry.shortcut
  const hint =
    (shortcut && shownShortcut(shortcut)) ??
    entry.hint ??
    textOf(`${source.owner}.searchable.${source.name}`, { count: 1 })
  return (
    <>
      <EntryPicture result={result} size={22} />
      <span className={styles.name}>
        <MarkedTitle result={result} />
      </span>
      {/* an icon is known by its face */}
      {source.kind === 'icon' ? null : <span className={styles.hint}>{hint}</span>}
    </>
  )
}
