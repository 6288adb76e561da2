import { dataSelector } from '../../desk/dom.ts'
import { createDockDropGap } from './dock-drop-gap.ts'
import type { OuterTarget, OuterTargets } from './outer-targets.ts'

/** Highlights the drop target under the dragged tiles and opens a gap in the dock. */
export interface DropIndicator {
  show(target: OuterTarget | undefined, dock: OuterTargets['dock']): void
  end(): void
}

export function createDropIndicator(): DropIndicator {
  const gap = createDockDropGap()
  let marked: Element | null = null
  let selector = ''

  function highlight(next: string) {
    if (next === selector) return
    selector = next
    marked?.removeAttribute('data-drop-target')
    marked = next === '' ? null : document.querySelector(`#root ${next}`)
    marked?.setAttribute('data-drop-target', '')
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

function selectorOf(target: OuterTarget | undefined): string {
  if (target?.at === 'group') return dataSelector('group', target.group)
  return target?.at === 'dock' ? dataSelector('dock') : ''
}
