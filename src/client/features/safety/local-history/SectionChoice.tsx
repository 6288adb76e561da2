import type { Section } from '../../../../shared/entities/section.ts'
import { Checkbox } from '../../../ui/components/checkbox/Checkbox.tsx'
import { useMessages } from './messages.ts'
import styles from './SectionChoice.module.css'

interface Props {
  readonly legend: string
  readonly offered: readonly Section[]
  readonly chosen: readonly Section[]
  readonly onChange: (chosen: readonly Section[]) => void
}

/** Which sections of saved documents come back. */
export function SectionChoice({ legend, offered, chosen, onChange }: Props) {
  const text = useMessages()
  if (offered.length === 0) return null
  return (
    <fieldset className={styles.sections}>
      <legend>{legend}</legend>
      {offered.map((section) => (
        <Checkbox
          key={section}
          label={text(`section.${section}`)}
          checked={chosen.includes(section)}
          onChange={(checked) => onChange(offered.filter((one) => (one === section ? checked : chosen.includes(one))))}
        />
      ))}
    </fieldset>
  )
}
