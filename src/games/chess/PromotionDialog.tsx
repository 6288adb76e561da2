import { useEffect, useRef } from 'preact/hooks'
import { Dialog } from '../kit/table/Dialog.tsx'
import { kindText } from './Board.tsx'
import type { Promotion, Side } from './legal.ts'
import { PieceArt } from './PieceArt.tsx'
import styles from './PromotionDialog.module.css'
import { useTexts } from './texts.ts'

const KINDS: readonly Promotion[] = ['q', 'r', 'b', 'n']

interface Props {
  readonly side: Side
  readonly onChoose: (kind: Promotion) => void
  readonly onClose: () => void
}

/** What a pawn at the last rank becomes: by a press, by the arrows and Enter, or by the letter of the piece. */
export function PromotionDialog({ side, onChoose, onClose }: Props) {
  const say = useTexts()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => list.current?.querySelector('button')?.focus(), [])
  const onKeyDown = (event: KeyboardEvent) => {
    const kind = KINDS.find((one) => one === event.key.toLowerCase())
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (kind !== undefined) onChoose(kind)
    else if (step !== 0) {
      const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
      const at = buttons.findIndex((button) => button.matches(':focus'))
      buttons[(at + step + buttons.length) % buttons.length]?.focus()
    } else return
    event.preventDefault()
  }
  return (
    <Dialog title={say('promotion')} onClose={onClose} onKeyDown={onKeyDown}>
      <div ref={list} className={styles.promotions}>
        {KINDS.map((kind) => (
          <button key={kind} type="button" aria-keyshortcuts={kind.toUpperCase()} onClick={() => onChoose(kind)}>
            <PieceArt side={side} kind={kind} />
            {kindText(kind, say)}
          </button>
        ))}
      </div>
    </Dialog>
  )
}
