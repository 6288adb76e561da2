import { useKitTexts } from '../text/kit-texts.ts'
import { Dialog } from './Dialog.tsx'
import styles from './HelpDialog.module.css'

/** How a game is played. */
export interface Help {
  readonly rules: readonly string[]
  /** What keys do: their names as they stand on keyboards, and what for. */
  readonly keys: readonly (readonly [keys: string, what: string])[]
}

export function HelpDialog({
  title,
  rules,
  keys,
  onClose,
}: Help & { readonly title: string; readonly onClose: () => void }) {
  const say = useKitTexts()
  return (
    <Dialog title={title} label={say('help')} onClose={onClose}>
      <div className={styles.help}>
        <h3>{say('rules')}</h3>
        <ul>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <h3>{say('keys')}</h3>
        <dl>
          {keys.map(([names, what]) => (
            <div key={names}>
              <dt>
                <kbd>{names}</kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Dialog>
  )
}
