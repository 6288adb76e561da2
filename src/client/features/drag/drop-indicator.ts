import { createDockDropGap } from './dock-drop-gap.ts'
import type { DropTarget, DropTargets } from './drop-targets.ts'

/** Highlights the drop target under the dragged tiles and opens a gap in the dock. */
export interface DropIndicator {
  show(target: DropTarget | undefined, dock: DropTargets['dock']): void
  end(): void
}

export function createDropIndicator(): DropIndicator {
  const gap = createDockDropGap()
  let marked: Element | null = null
  let selector = ''

  function highlight(next: string) {
    if (next === selector) return
    selector = next
    marked?.removeAttribute('data-takes')
    marked = next === '' ? null : document.querySelector(`#root ${next}`)
    marked?.setAttribute('data-takes', '')
  }

  return {
    show(target, dock) {
      highlight(selectorOf(target))
      gap.open(target?.at === 'dock' ? target.index : undefined, dock)
    },
    end() {
      highlight('')
      gap.close()
    },
  }
}

function selectorOf(target: DropTarget | undefined): string {
  if (target?.at === 'group') return `[data-group="${CSS.escape(target.group)}"]`
  return target?.at === 'dock' ? '[data-dock]' : ''
}
