import { useEffect, useRef } from 'preact/hooks'
import { useKitTexts } from '../text/kit-texts.ts'
import styles from './HelpDialog.module.css'
import { Icon } from './icons.tsx'

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
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className={styles.dialog} aria-label={say('help')} onClose={onClose}>
      <header>
        <h2>{title}</h2>
        <button type="button" aria-label={say('close')} title={say('close')} onClick={() => dialog.current?.close()}>
          <Icon name="close" />
        </button>
      </header>
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
    </dialog>
  )
}
