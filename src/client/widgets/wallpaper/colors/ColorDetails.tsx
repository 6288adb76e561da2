import type { NamedColor } from '../../../../shared/entities/named-color.ts'
import { Button } from '../../../kit/components.ts'
import { copyText, showToast } from '../../../kit/interaction.ts'
import { applyWallpaper, colorName, entryOfColor } from '../../../kit/media.ts'
import { useLanguage } from '../../../kit/text.ts'
import { messages, useMessages } from '../messages.ts'
import styles from './ColorsView.module.css'
import { notationsOf } from './model.ts'

const NOTATIONS = ['hex', 'rgb', 'cmyk'] as const

/** A colour in every notation, each to be copied, and as the wallpaper. */
export function ColorDetails({ color }: { readonly color: NamedColor }) {
  const text = useMessages()
  const language = useLanguage()
  const notations = notationsOf(color.hex)
  const name = colorName(color, language)
  return (
    <section className={styles.details} aria-label={name}>
      <i style={{ background: color.hex }} />
      <span className={styles.name}>
        <b>{name}</b>
        <small>{color.pinyin}</small>
      </span>
      {NOTATIONS.map((notation) => (
        <button
          key={notation}
          type="button"
          className={styles.notation}
          aria-label={text('copy', { text: `${notation.toUpperCase()} ${notations[notation]}` })}
          onClick={() => void copy(notations[notation])}
        >
          <small>{notation.toUpperCase()}</small>
          {notations[notation]}
        </button>
      ))}
      <Button kind="primary" size="s" onClick={() => applyWallpaper(entryOfColor(color, language))}>
        {text('setAsWallpaper')}
      </Button>
    </section>
  )
}

async function copy(notation: string): Promise<void> {
  const isCopied = await copyText(notation)
  showToast({ kind: isCopied ? 'success' : 'error', text: messages(isCopied ? 'copied' : 'notCopied') })
}
