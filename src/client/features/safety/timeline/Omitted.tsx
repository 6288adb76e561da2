import { SECTIONS } from '../../../../shared/entities/section.ts'
import { findWidget, registry } from '../../../core/contribute/registry.ts'
import { messageByKey } from '../../../core/text/i18n.ts'
import { Icon } from '../../../ui/components/icon/Icon.tsx'
import { info } from '../../../ui/icons/paths.ts'
import { isSectionOn } from '../../data/backup/lazy.ts'
import type { EntryContent } from './content.ts'
import styles from './EntryDetails.module.css'
import type { EntryRow } from './entries.ts'
import type { Parts } from './parts.ts'
import { saySections, type Words } from './say-changes.ts'

interface Props {
  readonly row: EntryRow
  readonly content: EntryContent
  readonly parts: Parts
  readonly words: Words
}

/** What does not come back with a version, and why. */
export function Omitted({ row: [entry], content, parts, words }: Props) {
  const { text, language } = words
  const off = entry.kind === 'cloud' ? SECTIONS.filter((section) => !isSectionOn(section)) : []
  const unread = [...content.unreadable.map(words.sectionName), ...content.leftOut.map((id) => documentName(id, words))]
  const names = new Intl.ListFormat(language).format([...new Set(unread)])
  const notes = [
    ...(parts.hasBoards ? [text('boardsStay')] : []),
    ...(unread.length > 0 ? [text('leftOut', { names })] : []),
    ...(off.length > 0 ? [text('switchedOff', { names: saySections(off, words) })] : []),
  ]
  return notes.map((note) => (
    <p key={note} className={styles.omitted}>
      <Icon path={info} size={14} />
      {note}
    </p>
  ))
}

/** A document by its widget, else by its section; of another program by its id. */
function documentName(id: string, { sectionName }: Words): string {
  if (findWidget(id) !== undefined) return messageByKey(`${id}.name`)
  const section = registry().documents.find((one) => one.id === id)?.section
  return section === undefined ? id : sectionName(section)
}
