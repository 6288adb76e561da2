import { SECTIONS, type Section } from '../../../shared/entities/section.ts'
import { sectionsOf, useHistoryMessages } from '../local-history/lazy.ts'
import styles from './MoveInDialog.module.css'
import { useMessages } from './messages.ts'
import type { OwnBackup } from './model.ts'

/** The sections of a backup beside its desktop. */
export function sectionsBesideDesktop({ documents }: OwnBackup): readonly Section[] {
  const present = sectionsOf(Object.keys(documents))
  return SECTIONS.filter((section) => section !== 'nav_info' && present.includes(section))
}

interface Props {
  readonly offered: readonly Section[]
  readonly chosen: readonly Section[]
  readonly onChange: (chosen: readonly Section[]) => void
}

/** Which sections of a backup take the place of those that are here. */
export function BackupSections({ offered, chosen, onChange }: Props) {
  const text = useMessages()
  const history = useHistoryMessages()
  if (offered.length === 0) return null
  return (
    <fieldset className={styles['sections']}>
      <legend>{text('sections')}</legend>
      {offered.map((section) => (
        <label key={section} className={styles['check']}>
          <input
            type="checkbox"
            checked={chosen.includes(section)}
            onChange={({ currentTarget: { checked } }) =>
              onChange(offered.filter((one) => (one === section ? checked : chosen.includes(one))))
            }
          />
          <span>{history(`section.${section}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}
