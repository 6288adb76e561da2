import type { Over } from './sorting/gesture.ts'

/** Gives a way to mark what takes the tiles in the hand, one thing at a time; what takes nothing is not marked. */
export function makeTakerMark(): (over: Over | undefined) => void {
  let marked: Element | null = null
  let selector = ''
  return (over) => {
    const next = selectorOf(over)
    if (next === selector) return
    selector = next
    marked?.removeAttribute('data-takes')
    marked = next === '' ? null : document.querySelector(`#root ${next}`)
    marked?.setAttribute('data-takes', '')
  }
}

function selectorOf(over: Over | undefined): string {
  if (over?.at === 'group') return `[data-group="${CSS.escape(over.group)}"]`
  return over?.at === 'dock' ? '[data-dock]' : ''
}
