import { useStore } from 'zustand'
import type { StoreApi } from 'zustand/vanilla'
import { useLanguage } from '../../../../core/text/i18n.ts'
import { groupedNumber } from '../../../../lib/text/grouped-number.ts'
import { Button } from '../../../../ui/components/button/Button.tsx'
import { ProgressBar } from '../../../../ui/components/progress-bar/ProgressBar.tsx'
import { useMessages as useCommonMessages } from '../../../../ui/messages.ts'
import { Dialog } from '../../../../ui/overlay/dialog/Dialog.tsx'
import { useMessages } from '../messages.ts'

/** How many entries of a file have been read; of all, 0 while that is not known. */
export interface ReadingProgress {
  readonly read: number
  readonly all: number
}

interface Props {
  readonly open: boolean
  readonly progress: StoreApi<ReadingProgress>
  readonly cancel: () => void
}

/** How far a file has been read; closing it cancels. */
export function ReadingDialog({ open, progress, cancel }: Props) {
  const text = useMessages()
  const common = useCommonMessages()
  const language = useLanguage()
  const { read, all } = useStore(progress)
  const count = (value: number) => groupedNumber(value, language)
  return (
    <Dialog
      open={open}
      onClose={cancel}
      title={text('reading')}
      width={360}
      actions={<Button onClick={cancel}>{common('cancel')}</Button>}
    >
      <ProgressBar label={text('reading')} done={read} all={all} />
      {all === 0 ? null : <p>{text('progress', { read: count(read), all: count(all) })}</p>}
    </Dialog>
  )
}
