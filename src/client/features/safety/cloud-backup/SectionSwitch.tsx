import type { Section } from '../../../../shared/entities/section.ts'
import { NamedIcon } from '../../../ui/components/icon/NamedIcon.tsx'
import { Switch } from '../../../ui/form/choice/Switch.tsx'
import type { ControlProps } from '../../../ui/form/Row.tsx'
import styles from './CloudBackup.module.css'
import { useMessages } from './messages.ts'
import { useSectionContents } from './section-contents.ts'

const ICONS: Readonly<Record<Section, string>> = {
  ...{ nav_info: 'home', seting: 'settings', notes: 'note', schedule: 'checklist' },
  ...{ ai_tool: 'sparkle', wooden_fish: 'woodenFish', more: 'more' },
}

/** Of `more` only a part is counted. */
const isCounted = (section: Section): boolean => section !== 'more'

type SectionSwitchProps = ControlProps<boolean> & { readonly section: Section }

/** The switch of a section, which says what is in it, and that it stays here while it is off. */
export function SectionSwitch({ section, hint, ...control }: SectionSwitchProps) {
  const text = useMessages()
  const counted = useSectionContents(section)
  const contents = isCounted(section) && counted !== '' ? counted : hint
  return (
    <div className={styles.section}>
      <NamedIcon name={ICONS[section]} size={18} />
      <div>
        <Switch {...control} hint={control.value ? contents : `${contents} · ${text('staysHere')}`} />
      </div>
    </div>
  )
}
