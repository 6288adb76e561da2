import { Chips } from '../../../../ui/form/choice/Chips.tsx'
import { useMessages } from '../messages.ts'
import type { ThemeProblem } from './model.ts'
import styles from './ThemeDialog.module.css'
import type { PageLook } from './use-page-look.ts'

interface Props {
  readonly page: PageLook
  /** What is said to be wrong. */
  readonly problem: ThemeProblem | undefined
}

/** What of the page's looks a theme is to set. */
export function PartChips({ page: { offered, chosen, toggle }, problem }: Props) {
  const messages = useMessages()
  return (
    <>
      <Chips
        legend={messages('parts')}
        options={offered.map((value) => ({ value, label: messages(`part.${value}`) }))}
        isChosen={(part) => chosen.has(part)}
        onPress={toggle}
      />
      {problem === 'partsMissing' && (
        <p className={styles.error} role="alert">
          {messages('partsMissing')}
        </p>
      )}
    </>
  )
}
