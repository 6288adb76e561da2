import { currentGroupIndex, indexOfGroup, showGroup } from './current-group.ts'
import { home } from './document.home.ts'
import { undoneGroup } from './undone-group.ts'

/** Shows the group in which undo or redo has changed something; returns its end. */
export const followUndo = (): (() => void) =>
  home.watch(({ before, after, origin }) => {
    if (origin !== 'history') return
    const group = undoneGroup(before, after, home.get().groups[currentGroupIndex()]?.id ?? '')
    if (group !== undefined) showGroup(indexOfGroup(group))
  })
