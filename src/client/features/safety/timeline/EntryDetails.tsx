import { useMemo, useState } from 'react'
import { Button } from '../../../ui/components/button/Button.tsx'
import { IconButton } from '../../../ui/components/icon-button/IconButton.tsx'
import { Skeleton, SkeletonGroup } from '../../../ui/components/skeleton/Skeleton.tsx'
import { Empty, Failed } from '../../../ui/components/state/State.tsx'
import { chevronLeft, trash } from '../../../ui/icons/paths.ts'
import { useMessages as useCommonMessages } from '../../../ui/messages.ts'
import { restoreAndTell } from '../local-history/lazy.ts'
import { askToDelete } from './ask-to-delete.ts'
import type { EntryContent } from './content.ts'
import styles from './EntryDetails.module.css'
import { EntryFacts } from './EntryFacts.tsx'
import type { EntryRow } from './entries.ts'
import type { Chosen } from './kernel/chosen.ts'
import { useMessages } from './messages.ts'
import { Omitted } from './Omitted.tsx'
import { PartChoice } from './PartChoice.tsx'
import { Picture } from './Picture.tsx'
import { partsOf, valuesNow } from './parts.ts'
import { restoreEntry } from './restore-entry.ts'
import type { Words } from './say-changes.ts'
import { type ReadRow, useOpenedContent } from './use-content.ts'

interface Props {
  readonly row: EntryRow
  readonly read: ReadRow
  readonly words: Words
  /** Returns to the list where there is no room for both. */
  readonly back: (() => void) | undefined
  readonly close: () => void
}

/** One version: how the desktop looked, what was changed, and what of it is brought back. */
export function EntryDetails({ row, read, words, back, close }: Props) {
  const { text } = words
  const common = useCommonMessages()
  const [state, retry] = useOpenedContent(row, read)
  return (
    <section className={styles.details} aria-busy={state.at === 'loading'}>
      {back === undefined ? null : (
        <IconButton className={styles.back} icon={chevronLeft} label={text('back')} onClick={back} />
      )}
      {state.at === 'read' ? (
        <Opened row={row} content={state.content} words={words} close={close} isAlone={back !== undefined} />
      ) : (
        <>
          <div className={styles.body}>
            {state.at === 'loading' ? <Loading /> : null}
            {state.at === 'failed' ? (
              <Failed title={text('versionFailed')} action={{ label: text('retry'), run: retry }} fit="page" />
            ) : null}
            {state.at === 'gone' ? <Failed title={text('versionGone')} fit="page" /> : null}
          </div>
          <footer className={styles.actions}>
            <Button onClick={close}>{common('close')}</Button>
          </footer>
        </>
      )}
    </section>
  )
}

/** In place of a version where the list has none. */
export function NoVersion({ close }: Pick<Props, 'close'>) {
  const text = useMessages()
  const common = useCommonMessages()
  return (
    <section className={styles.details}>
      <div className={styles.body}>
        <Empty title={text('noneShown')} fit="page" />
      </div>
      <footer className={styles.actions}>
        <Button onClick={close}>{common('close')}</Button>
      </footer>
    </section>
  )
}

function Loading() {
  return (
    <SkeletonGroup>
      <div className={styles.top}>
        <Skeleton width={448} height={280} radius={10} />
        <div className={styles.facts}>
          <Skeleton width={180} height={28} />
          <Skeleton width={150} height={14} style={{ marginTop: 16 }} />
          <Skeleton width={120} height={14} style={{ marginTop: 12 }} />
        </div>
      </div>
    </SkeletonGroup>
  )
}

const NOTHING: Chosen = { sections: [], groups: [] }

interface OpenedProps extends Pick<Props, 'row' | 'words' | 'close'> {
  readonly content: EntryContent
  /** The list is not beside it: the button that returns to it is enough. */
  readonly isAlone: boolean
}

function Opened({ row, content, words, close, isAlone }: OpenedProps) {
  const { text } = words
  const common = useCommonMessages()
  const [entry] = row
  const now = useMemo(() => valuesNow(entry), [entry])
  const parts = useMemo(() => partsOf(content, now), [content, now])
  const [chosen, setChosen] = useState(NOTHING)
  const [pictured, setPictured] = useState(parts.groups[0]?.group.id)
  const [isBusy, setBusy] = useState(false)
  const restore = async (what: Chosen) => {
    setBusy(true)
    if (await restoreAndTell(() => restoreEntry(entry, content, what))) close()
    else setBusy(false)
  }
  const isSame = parts.sections.length === 0
  const isNothing = chosen.sections.length + chosen.groups.length === 0
  const restoreWhole = (
    <Button
      key="whole"
      kind={isNothing && !isSame ? 'primary' : 'secondary'}
      disabled={isSame}
      busy={isBusy}
      onClick={() => void restore({ sections: content.sections, groups: [] })}
    >
      {text('restoreWhole')}
    </Button>
  )
  const restoreChosen = (
    <Button
      key="chosen"
      kind={isNothing ? 'secondary' : 'primary'}
      className={styles.chosen}
      disabled={isNothing}
      busy={isBusy}
      onClick={() => void restore(chosen)}
    >
      <span>{labelOf(chosen, words)}</span>
    </Button>
  )
  return (
    <>
      <div className={styles.body}>
        <div className={styles.top}>
          <Picture then={content.values} now={now} group={pictured} words={words} />
          <EntryFacts row={row} content={content} words={words} />
        </div>
        <h3 className={styles.heading}>
          {text('parts')}
          <small>{text(isSame ? 'sameAsNow' : 'partsHint')}</small>
        </h3>
        {isSame ? null : (
          <PartChoice parts={parts} chosen={chosen} onChange={setChosen} onPicture={setPictured} words={words} />
        )}
        <Omitted row={row} content={content} parts={parts} words={words} />
      </div>
      <footer className={styles.actions}>
        {entry.kind === 'local' ? (
          <Button kind="text" className={styles.delete} icon={trash} onClick={() => void askToDelete(entry.version)}>
            {text('delete')}
          </Button>
        ) : null}
        <small>{text('restoreHint')}</small>
        {isAlone ? null : <Button onClick={close}>{common('close')}</Button>}
        {isNothing ? [restoreChosen, restoreWhole] : [restoreWhole, restoreChosen]}
      </footer>
    </>
  )
}

function labelOf({ sections, groups }: Chosen, { text, sectionName }: Words): string {
  const count = sections.length + groups.length
  const [[section], [group]] = [sections, groups]
  if (count === 0) return text('restoreNothing')
  if (count > 1) return text('restoreChosen', { count })
  return group === undefined
    ? text('restoreSection', { name: section === undefined ? '' : sectionName(section) })
    : text('restoreGroup', { name: group.name })
}
