import { useStore } from 'zustand'
import { loadSearchables } from '../../../../core/contribute/loaders.ts'
import { Button } from '../../../../ui/components/button/Button.tsx'
import { NotePill } from '../../../../ui/overlay/note/NotePill.tsx'
import { reportCannotOpen } from '../../../../ui/overlay/report-cannot-open.ts'
import { useMessages } from '../messages.ts'
import type { DocumentCopy } from '../syncer/pull.ts'
import { forgetCopies, untoldCopies } from './copies.ts'

/** Says which notes became two, and opens the copies one by one. */
export function CopyNote() {
  const text = useMessages()
  const copies = useStore(untoldCopies)
  const [first] = copies
  if (first === undefined) return null
  const placeholders = { name: first.name || text('copies.untitled'), count: copies.length }
  const open = () => {
    forgetCopies([first])
    void openCopy(first)
  }
  return (
    <NotePill text={text(copies.length === 1 ? 'copies.one' : 'copies.many', placeholders)}>
      <Button kind="text" size="s" onClick={() => forgetCopies(copies)}>
        {text('copies.close')}
      </Button>
      <Button kind="primary" size="s" onClick={open}>
        {text('copies.open')}
      </Button>
    </NotePill>
  )
}

/** Opens a record as the search does that finds it; says so if it is gone. */
async function openCopy({ document, id }: DocumentCopy): Promise<void> {
  const sources = (await loadSearchables()).filter(({ owner }) => owner === document)
  const entries = (await Promise.all(sources.map((source) => source.list()))).flat()
  const entry = entries.find((one) => one.id === id)
  await (entry === undefined ? reportCannotOpen() : entry.run(false))
}
