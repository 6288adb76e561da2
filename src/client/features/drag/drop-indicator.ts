import { dataSelector } from '../../ui/dom.ts'
import { createDockDropGap } from './dock-drop-gap.ts'
import type { DropTarget, DropTargets } from './drop-targets.ts'

/** Marks the drop target under the dragged tiles, one at a time, and opens a gap in the dock. */
export interface DropIndicator {
  show(over: DropTarget | undefined, dock: DropTargets['dock']): void
  end(): void
}

export function createDropIndicator(): DropIndicator {
  const room = createDockDropGap()
  let marked: Element | null = null
  let selector = ''

  function mark(next: string) {
    if (next === selector) return
    selector = next
    marked?.removeAttribute('data-drop-target')
    marked = next === '' ? null : document.querySelector(`#root ${next}`)
    marked?.setAttribute('data-drop-target', '')
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

function selectorOf(over: DropTarget | undefined): string {
  if (over?.at === 'group') return dataSelector('group', over.group)
  return over?.at === 'dock' ? dataSelector('dock') : ''
}
