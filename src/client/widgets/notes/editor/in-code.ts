import { syntaxTree } from '@codemirror/language'
import type { EditorState } from '@codemirror/state'

/** Whether a place of the text is in code. */
export function isInCode(state: EditorState, at: number): boolean {
  for (let node = syntaxTree(state).resolveInner(at, -1); ; ) {
    if (/Code/.test(node.name)) return true
    if (node.parent === null) return false
    node = node.parent
  }
}
