import { useEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { type Trouble, troubles } from '../../core/trouble.ts'
import { showToast } from '../../ui/toast.ts'
import { useWords } from './words.ts'

/** Milliseconds: longer than a toast's two seconds, since a trouble wants to be read. */
const LASTING_MS = 8000

/** Tells the user, once each, what went wrong with keeping their data, and that nothing was lost. */
export function Troubles() {
  const words = useWords()
  const list = useStore(troubles)
  const told = useRef(new Set<Trouble>())
  useEffect(() => {
    // toasts live outside of React
    if (words('aside') === '') return // the texts are still on their way
    const fresh = list.filter((trouble) => !told.current.has(trouble))
    for (const trouble of fresh) told.current.add(trouble)
    for (const word of new Set(fresh.map(wordOf)))
      showToast({ kind: 'warning', text: words(word), duration: LASTING_MS })
  }, [list, words])
  return null
}

function wordOf(trouble: Trouble) {
  switch (trouble.at) {
    case 'aside':
      return 'aside'
    case 'newer':
      return 'newer'
    case 'unsaved':
      return trouble.full ? 'full' : 'unsaved'
    case 'passing':
      return 'passing'
  }
}
