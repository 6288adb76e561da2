import { useMessageByKey } from '../../../core/text/i18n.ts'
import { Icon } from '../../../ui/components/icon/Icon.tsx'
import { close } from '../../../ui/icons/home-paths.ts'
import { shownShortcut } from '../../../ui/input/keyboard/shortcut.ts'
import { EntryPicture, MarkedTitle, type SearchResult } from '../local-search/lazy.ts'
import { useMessages } from './messages.ts'
import styles from './Palette.module.css'
import { removalOf, type Section } from './use-sections.ts'

interface Props {
  readonly id: string
  readonly sections: readonly Section[]
  /** False while more rows may come. */
  readonly isComplete: boolean
  /** The index of the active row among all rows. */
  readonly active: number
  /** Without a keyboard rows show no shortcuts. */
  readonly mobile: boolean
  readonly optionId: (index: number) => string
  readonly onActivate: (index: number) => void
  readonly onChoose: (result: SearchResult, inNewTab: boolean) => void
}

/** The rows of the palette; keys go to its input. */
export function ResultList({ id, sections, isComplete, active, mobile, optionId, onActivate, onChoose }: Props) {
  const messages = useMessages()
  return (
    <div id={id} role="listbox" aria-label={messages('results')} aria-busy={!isComplete} className={styles.list}>
      {sections.map(({ heading, results, removable }, section) => {
        const before = sections.slice(0, section).reduce((count, one) => count + one.results.length, 0)
        const rows = results.map((result, index) => (
          <ResultRow
            key={result.id}
            id={optionId(before + index)}
            result={result}
            isActive={before + index === active}
            mobile={mobile}
            onActivate={() => before + index === active || onActivate(before + index)}
            onChoose={onChoose}
            onRemove={removalOf(removable, result)}
          />
        ))
        if (heading === '') return rows
        return (
          // biome-ignore lint/a11y/useSemanticElements: options in a listbox, not form controls
          <div key={heading} role="group" aria-label={heading}>
            <div className={styles.heading} aria-hidden="true">
              {heading}
            </div>
            {rows}
          </div>
        )
      })}
    </div>
  )
}

interface RowProps {
  readonly id: string
  readonly result: SearchResult
  readonly isActive: boolean
  readonly mobile: boolean
  readonly onActivate: () => void
  readonly onChoose: Props['onChoose']
  readonly onRemove: (() => void) | undefined
}

function ResultRow({ id, result, isActive, mobile, onActivate, onChoose, onRemove }: RowProps) {
  const text = useMessageByKey()
  const messages = useMessages()
  const { entry, source } = result
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the input, which holds the focus
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-keyshortcuts={onRemove && 'Delete'}
      className={styles.row}
      onPointerMove={onActivate}
      onMouseDown={(event) => event.preventDefault()}
      onClick={({ ctrlKey, metaKey }) => onChoose(result, ctrlKey || metaKey)}
    >
      <EntryPicture result={result} size={24} />
      <span className={styles.title}>
        <MarkedTitle result={result} />
      </span>
      {entry.shortcut === undefined || mobile ? (
        <span className={styles.hint}>
          {entry.hint ?? text(`${source.owner}.searchable.${source.name}`, { count: 1 })}
        </span>
      ) : (
        <kbd className={styles.hint}>{shownShortcut(entry.shortcut)}</kbd>
      )}
      {onRemove ? (
        <span
          aria-hidden="true"
          className={styles.remove}
          title={messages('remove', { name: entry.title })}
          onClick={(event) => {
            event.stopPropagation()
            onRemove()
          }}
        >
          <Icon path={close} size={14} />
        </span>
      ) : null}
    </div>
  )
}
