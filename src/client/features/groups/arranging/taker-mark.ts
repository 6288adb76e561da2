import { makeDockRoom } from './dock-room.ts'
import type { Over } from './sorting/gesture.ts'
import type { Takers } from './takers.ts'

/** What takes the tiles in the hand is marked, one thing at a time; what takes nothing is not. The dock makes room. */
export interface TakerMark {
  show(over: Over | undefined, dock: Takers['dock']): void
  end(): void
}

export function makeTakerMark(): TakerMark {
  const room = makeDockRoom()
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

function selectorOf(over: Over | undefined): string {
  if (over?.at === 'group') return `[data-group="${CSS.escape(over.group)}"]`
  return over?.at === 'dock' ? '[data-dock]' : ''
}
