import type { Section } from '../../../../shared/entities/section.ts'
import { registry } from '../../../core/contribute/registry.ts'
import { useLanguage, useMessageByKey } from '../../../core/text/i18n.ts'
import { bytesText } from '../../../lib/text/bytes-text.ts'
import { useHistoryMessages } from '../local-history/lazy.ts'
import { largestItems } from '../sync/lazy.ts'
import styles from './CloudBackup.module.css'

const COUNT = 4
/** What is smaller, in bytes, makes no section too large. */
const LEAST = 1000

/** The largest parts of a section, so that the user sees what to make smaller. */
export function LargestItems({ section }: { readonly section: Section }) {
  const text = useMessageByKey()
  const language = useLanguage()
  const sectionName = useHistoryMessages()(`section.${section}`)
  const titleOf = (document: string) => {
    const names = [`${document}.name`, `${document}.tab`].map((key) => ({ key, name: text(key) }))
    return names.find(({ key, name }) => name !== key)?.name ?? sectionName
  }
  const items = largestItems(registry().documents, section, COUNT).filter(({ bytes }) => bytes >= LEAST)
  return (
    <ul className={styles.largest}>
      {items.map(({ document, name, bytes }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list that is only shown, of items that may have one name
        <li key={at}>
          <span>{name ?? titleOf(document)}</span>
          <small>{bytesText(bytes, language)}</small>
        </li>
      ))}
    </ul>
  )
}
