import { createElement, type MouseEvent } from 'react'
import type { AiTool } from '../../../shared/entities/ai-tool.ts'
import { addNewTile, countSite, linkProps, openApp, openInWindow, tileOfSite } from '../../kit/desktop.ts'
import { createId } from '../../kit/documents.ts'
import { openOverlay, showToast, showUndoToast } from '../../kit/interaction.ts'
import { toolBox, toolTabs } from './document.ts'
import { addTab } from './kernel/tabs.ts'
import { messages } from './messages.ts'
import { addOwn, deleteOwn, LIMITS, moveFavorite, type OpenIn, replaceOwn, type Tool, toggleFavorite } from './model.ts'
import { requestedTool } from './requested-tool.ts'

/** Props of a tool's link; Ctrl, Cmd, Shift and the middle button are the browser's wherever tools open. */
export function toolLink(tool: Tool, openIn: OpenIn) {
  const props = linkProps(tool.url, 'tab')
  if (openIn === 'tab') return props
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    openInBox(tool)
  }
  return { ...props, onClick }
}

/** Opens a tool as a tab of the box, or with a warning in the browser if its site forbids that. */
export function openInBox({ id, url }: Tool): void {
  void openInWindow(url, () => {
    toolTabs.update((now) => addTab(now, id))
    requestedTool.setState(id, true)
    openApp({ app: 'ai-tool' })
  })
}

export const toggle = ({ id }: Tool, initial: readonly string[]): void =>
  toolBox.update((now) => toggleFavorite(now, id, initial))

export const move = (id: string, target: string, initial: readonly string[]): void =>
  toolBox.update((now) => moveFavorite(now, id, target, initial))

/** Adds a tool to the group on screen as an icon. */
export function addToHome(tool: Tool): void {
  if (addNewTile(tileOfSite(tool)) !== undefined && !tool.isOwn) countSite(tool.id)
}

export function remove({ id, name }: Tool): void {
  toolBox.update((now) => deleteOwn(now, id))
  showUndoToast(messages('deleted', { name }))
}

/** Opens the form of a new tool. @param typed an address or a name to begin with */
export function addTool(initial: readonly string[], typed = ''): void {
  openOverlay(
    () => import('./ToolDialog.tsx'),
    ({ ToolDialog }, state) =>
      createElement(ToolDialog, {
        ...state,
        typed,
        save: (tool) => {
          if (!isWebAddress(tool)) return false
          const before = toolBox.get()
          const added = { ...tool, id: createId() }
          toolBox.update((now) => addOwn(now, added, initial))
          if (toolBox.get() === before) showToast({ kind: 'warning', text: messages('full', { count: LIMITS.own }) })
          else showUndoToast(messages('added', { name: added.name }))
          return toolBox.get() !== before
        },
      }),
  )
}

/** Opens the form of one of the user's own tools. */
export function editTool({ about: _, isOwn: __, ...tool }: Tool): void {
  openOverlay(
    () => import('./ToolDialog.tsx'),
    ({ ToolDialog }, state) =>
      createElement(ToolDialog, {
        ...state,
        tool,
        save: (edited) => {
          if (!isWebAddress(edited)) return false
          toolBox.update((now) => replaceOwn(now, edited))
          showUndoToast(messages('saved', { name: edited.name }))
          return true
        },
      }),
  )
}

/** An icon of the home screen may also lead to a part of this page, a tool to a site alone; the user is told. */
function isWebAddress({ url }: AiTool): boolean {
  const isWeb = /^https?:/i.test(url)
  if (!isWeb) showToast({ kind: 'warning', text: messages('notWeb') })
  return isWeb
}
