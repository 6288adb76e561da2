import type { ReactNode } from 'react'
import { HISTORY_DAYS } from '../../../../shared/entities/sync.ts'
import { joinPhrases } from '../../../lib/text/join-phrases.ts'
import { Icon } from '../../../ui/components/icon/Icon.tsx'
import { alert, cloud, grid, history, window } from '../../../ui/icons/paths.ts'
import { countOf } from '../differences/lazy.ts'
import type { EntryContent } from './content.ts'
import styles from './EntryDetails.module.css'
import { deviceOf, type EntryRow, spanOf } from './entries.ts'
import { asLine, sayChanges, type Words } from './say-changes.ts'

interface Props {
  readonly row: EntryRow
  readonly content: EntryContent
  readonly words: Words
}

/** When and where a version was kept and why, what is in it, and what it has changed. */
export function EntryFacts({ row, content, words }: Props) {
  const { text, language } = words
  const [entry] = row
  const date = new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric' }).format(entry.at)
  const counts = (['groups', 'tiles'] as const).map((kind) =>
    text(`count.${kind}`, { count: countOf(content.values, kind) }),
  )
  return (
    <div className={styles.facts}>
      <h3 className={styles.title}>
        {date} <time dateTime={new Date(entry.at).toISOString()}>{spanOf(row, language)}</time>
      </h3>
      <ul className={styles.meta}>
        <Fact icon={entry.kind === 'cloud' ? cloud : window}>{placeOf(row, words)}</Fact>
        {entry.kind === 'cloud' ? <Fact icon={window}>{deviceOf(entry, text)}</Fact> : null}
        <Fact icon={grid}>{joinPhrases(counts, language)}</Fact>
        {whyOf(row, words).map((why) => (
          <Fact key={why} icon={history}>
            {why}
          </Fact>
        ))}
        {row.some((one) => one.kind === 'cloud' && one.isReplacedBlind) ? (
          <Fact icon={alert}>{text('replacedBlind')}</Fact>
        ) : null}
      </ul>
      <div className={styles.changes}>
        <h4>{text('changed')}</h4>
        <Changes content={content} words={words} />
      </div>
    </div>
  )
}

function Fact({ icon, children }: { readonly icon: string; readonly children: ReactNode }) {
  return (
    <li>
      <Icon path={icon} size={16} />
      {children}
    </li>
  )
}

const DAY_MS = 86_400_000

/** The server thins versions as they grow older, and keeps the newest of them longer: no day is promised. */
function placeOf([entry]: EntryRow, { text }: Words): string {
  if (entry.kind === 'local') return text('place.local')
  if (entry.isCurrent) return text('place.current')
  const count = Math.floor((entry.at + HISTORY_DAYS * DAY_MS - Date.now()) / DAY_MS)
  return count > 0 ? text('place.cloud', { count }) : text('place.old')
}

/** Why it was kept, where that is more than a change. */
function whyOf(row: EntryRow, { text }: Words): readonly string[] {
  const [entry] = row
  if (entry.kind === 'local') return [text(`cause.${entry.version.cause}`)]
  if (row.length > 1) return [text('sitting', { count: row.length })]
  return entry.reason === 'edit' || entry.reason === 'push' ? [] : [text(`reason.${entry.reason}`)]
}

function Changes({ content: { changes }, words }: Pick<Props, 'content' | 'words'>) {
  if (changes === undefined) return <p>{words.text('first')}</p>
  const phrases = sayChanges(changes, words)
  if (phrases.length === 0) return <p>{asLine(words.text('same'), words)}</p>
  return (
    <ul>
      {phrases.map((phrase) => (
        <li key={phrase.text} className={styles[phrase.kind]}>
          {asLine(phrase.text, words)}
        </li>
      ))}
    </ul>
  )
}
