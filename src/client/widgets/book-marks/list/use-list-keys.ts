import { type ClipboardEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import type { BookmarkNode } from '../../../../shared/entities/bookmark.ts'
import { announce, dataSelector, dataValue, regainFocus, roving } from '../../../kit/interaction.ts'
import { moveMarks, removeMarks } from '../actions.ts'
import { bookmarks } from '../bookmark-source.ts'
import { stepPlace } from '../kernel/step.ts'
import { childrenOf } from '../kernel/tree.ts'
import { messages } from '../messages.ts'
import { copyMarks } from './clipboard.ts'
import { editNode } from './row-menu.ts'
import type { RowSelection } from './use-selection.ts'

interface ListKeys {
  readonly nodes: readonly BookmarkNode[]
  readonly selection: RowSelection
  /** The folder whose rows have the order that they have in it; undefined where they have another one. */
  readonly folder: string | undefined
}

/**
 * The keys of a list: arrows move the focus, with Shift the selection, with Alt the rows; Space chooses, F2 edits,
 * Delete deletes; Ctrl with A, X and C. They mean the chosen rows, or the focused one where it is not among them.
 * @returns the handlers of the list; `focusBeside` gives the focus to a neighbour of a row that goes
 */
export function useListKeys(list: RefObject<HTMLElement | null>, { nodes, selection, folder }: ListKeys) {
  const refocus = useRef<string>(undefined)
  useLayoutEffect(() => {
    // a row that moves or goes takes the focus with it
    if (refocus.current === undefined) return
    list.current?.querySelector<HTMLElement>(dataSelector('focus-stop', refocus.current))?.focus()
    refocus.current = undefined
  })
  const idsFor = (id: string): ReadonlySet<string> => (selection.ids.has(id) ? selection.ids : new Set([id]))
  const idBeside = (id: string, gone: ReadonlySet<string>): string | undefined => {
    const at = nodes.findIndex((node) => node.id === id)
    const stays = (node: BookmarkNode) => !gone.has(node.id)
    return (nodes.slice(at).find(stays) ?? nodes.slice(0, at).findLast(stays))?.id
  }
  /** Where the focus goes once these rows are gone: to the next one, else to the way to this folder. */
  const focusBeside = (id: string, gone = idsFor(id)) => {
    const main = list.current?.parentElement
    refocus.current = idBeside(id, gone)
    if (refocus.current === undefined) regainFocus(() => main?.querySelector<HTMLElement>('nav [aria-current]'))
  }
  const remove = (id: string) => {
    const gone = idsFor(id)
    focusBeside(id, gone)
    removeMarks(gone)
  }
  const step = (id: string, direction: 'up' | 'down') => {
    const siblings = folder === undefined ? undefined : childrenOf(bookmarks.get(), folder)
    if (folder === undefined || siblings === undefined) return
    const place = stepPlace(siblings, folder, idsFor(id), direction)
    if (place === undefined) return
    refocus.current = id
    moveMarks(idsFor(id), place)
    const now = childrenOf(bookmarks.get(), folder) ?? []
    const at = now.findIndex((node) => node.id === id)
    announce(messages('movedTo', { name: now[at]?.name ?? '', at: at + 1, count: now.length }))
  }
  const extendBy = (id: string, by: 1 | -1) => {
    const next = nodes[nodes.findIndex((node) => node.id === id) + by]
    if (next === undefined) return
    selection.extend(next.id, id)
    list.current?.querySelector<HTMLElement>(dataSelector('focus-stop', next.id))?.focus()
  }
  const moveFocus = roving('column')
  const actOf = (event: KeyboardEvent, node: BookmarkNode): (() => void) | undefined => {
    const { key, altKey, shiftKey } = event
    const isMain = event.ctrlKey || event.metaKey
    if (isMain && !altKey && !shiftKey && key.toLowerCase() === 'a') return selection.selectAll
    if (isMain) return undefined
    if (key === 'ArrowUp' || key === 'ArrowDown') {
      if (altKey) return () => step(node.id, key === 'ArrowUp' ? 'up' : 'down')
      return shiftKey ? () => extendBy(node.id, key === 'ArrowUp' ? -1 : 1) : undefined
    }
    if (altKey) return undefined
    if (key === 'F2') return () => editNode(node)
    if (key === 'Delete') return () => remove(node.id)
    if (key === ' ') return () => selection.toggle(node.id)
    return undefined
  }
  const nodeAt = (target: EventTarget) => {
    const id = target instanceof Element ? dataValue(target, 'focus-stop') : undefined
    return nodes.find((node) => node.id === id)
  }
  return {
    focusBeside,
    handlers: {
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        const node = nodeAt(event.target)
        const act = node === undefined ? undefined : actOf(event, node)
        if (act === undefined) return moveFocus(event)
        event.preventDefault()
        event.stopPropagation()
        act()
      },
      onCopy: (event: ClipboardEvent) => take(event, false),
      onCut: (event: ClipboardEvent) => take(event, true),
    },
  }

  function take(event: ClipboardEvent, isCut: boolean): void {
    const node = nodeAt(event.target)
    if (node === undefined) return
    event.preventDefault()
    const ids = idsFor(node.id)
    copyMarks(event.clipboardData, ids, isCut)
    announce(messages(isCut ? 'cut' : 'copiedSeveral', { count: ids.size }))
  }
}
