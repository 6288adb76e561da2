import type { HoverTarget } from '../grid/gesture.ts'
import { createDockDropGap } from './dock-drop-gap.ts'
import type { DropTargets } from './drop-targets.ts'

/** What takes the tiles in the hand is marked, one thing at a time; what takes nothing is not. The dock makes room. */
export interface DropIndicator {
  show(over: HoverTarget | undefined, dock: DropTargets['dock']): void
  end(): void
}

export function createDropIndicator(): DropIndicator {
  const room = createDockDropGap()
  let marked: Element | null = null
  let selector = ''

  function mark(next: string) {
    if (next === selector) return
    selector = next
    marked?.removeAttribute('data-takes')
    marked = next === '' ? null : document.querySelector(`#root ${next}`)
    marked?.setAttribute('data-takes', '')
  }

  return {
    show(over, dock) {
      mark(selectorOf(over))
      room.open(over?.at === 'dock' ? over.index : undefined, dock)
    },
    end() {
      mark('')
      room.close()
    },
  }
}

function selectorOf(over: HoverTarget | undefined): string {
  if (over?.at === 'group') return `[data-group="${CSS.escape(over.group)}"]`
  return over?.at === 'dock' ? '[data-dock]' : ''
}
